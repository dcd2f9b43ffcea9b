// StudyApp
