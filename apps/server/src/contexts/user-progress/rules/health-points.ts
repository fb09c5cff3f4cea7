/** Points for each reason (`decisions.md`, "Health points and levels"). A reason counts once per subject. */
export const HEALTH_POINTS = {
  'onboarding-finished': 20,
  'module-page-seen': 5,
  'quiz-answered-correctly': 10,
  'acknowledgement-given': 5,
  'exercise-confirmed': 5,
  'module-completed': 50,
  'habit-started': 5,
  'habit-logged': 5,
  'min-runtime-reached': 50,
} as const

/** The limit for all logs of habits of one day. */
export const MOST_HABIT_POINTS_OF_DAY = 25

export type HealthPointReason = keyof typeof HEALTH_POINTS
