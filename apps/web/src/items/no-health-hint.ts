/** Below every field for feedback: the app's managers read it, and health is not their business. */
export const NO_HEALTH_HINT = 'Bitte schreib hier nichts über deine Gesundheit.'
