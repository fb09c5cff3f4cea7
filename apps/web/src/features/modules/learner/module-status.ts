type Progress = { isCompleted: boolean; completionPercentage: number }

/** Specification, section 2, "Learner module list". */
export const moduleStatus = ({ isCompleted, completionPercentage }: Progress): string => {
  if (isCompleted) return 'Abgeschlossen'
  return completionPercentage === 0 ? 'Bereit' : `Zu ${completionPercentage}% abgeschlossen`
}

export const moduleAction = ({ isCompleted, completionPercentage }: Progress): string => {
  if (isCompleted) return 'Zum Inhaltsverzeichnis'
  return completionPercentage === 0 ? 'Starten' : 'Fortsetzen'
}
