/**
 * Shown below every field for feedback: the app's managers read it, and must not learn about anyone's health.
 */
export const NO_HEALTH_HINT = 'Bitte schreib hier nichts über deine Gesundheit.'
