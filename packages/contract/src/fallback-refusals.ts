/**
 * The general refusals whose messages the web shows where the server has sent none. In a file of their own: the first page
 * loads them, and no others.
 */
export const FALLBACK_REFUSALS = {
  'internal-error': { status: 500, message: 'Es ist ein interner Fehler aufgetreten' },
  unavailable: {
    status: 503,
    message: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
} as const
