import { MESSAGES } from './messages.ts'

/**
 * Every refusal of the server: status and German sentence (`decisions.md`, "Errors"). An operation declares
 * its own; the ones in `EVERYWHERE` may come from any operation.
 */
export const REFUSALS = {
  'not-valid': { status: 400, message: 'Bitte überprüfe deine Angaben.' },
  'not-readable': { status: 400, message: 'Die Anfrage konnte nicht gelesen werden.' },
  'authentication-required': {
    status: 401,
    message: 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.',
  },
  'user-disabled': { status: 401, message: 'Dein Account wurde deaktiviert.' },
  'not-allowed': { status: 403, message: 'Dazu hast du leider keine Berechtigung.' },
  'visit-is-read-only': {
    status: 403,
    message: 'Du siehst dieses Konto nur an. Ändern kann hier nur die Person selbst etwas.',
  },
  'feature-not-enabled': { status: 403, message: 'Dieser Bereich ist in deiner App nicht verfügbar.' },
  'not-found': { status: 404, message: 'Das wurde leider nicht gefunden.' },
  'unknown-host': { status: 404, message: 'Unter dieser Adresse ist keine App eingerichtet.' },
  conflict: { status: 409, message: 'Das wurde inzwischen geändert. Bitte lade die Seite neu.' },
  'too-large': { status: 413, message: 'Die Anfrage ist zu groß.' },
  'file-too-large': { status: 413, message: MESSAGES.fileTooLarge },
  'wrong-format': { status: 415, message: 'Das Format der Anfrage wird nicht unterstützt.' },
  'wrong-file-format': { status: 415, message: 'Die Datei ist nicht im richtigen Format' },
  'too-many-requests': {
    status: 429,
    message: 'Das waren zu viele Versuche. Bitte warte einen Moment und versuche es dann noch einmal.',
  },
  'upload-quota-used-up': {
    status: 429,
    message: 'Für heute wurden in deiner App genug Dateien hochgeladen. Morgen geht es weiter.',
  },
  'request-timeout': { status: 408, message: 'Die Übertragung hat zu lange gedauert.' },
  'internal-error': { status: 500, message: 'Es ist ein interner Fehler aufgetreten' },
  /** Another transaction has locked a row that this one needs. */
  busy: {
    status: 409,
    message: 'Das wird gerade schon bearbeitet. Bitte versuche es gleich noch einmal.',
  },
  /** Too many slow calls (passwords, pictures, documents) are waiting already. */
  'too-many-at-once': {
    status: 429,
    message: 'Das wollen gerade sehr viele gleichzeitig. Bitte versuche es in ein paar Sekunden noch einmal.',
  },
  /** Everything works, but there are too many requests to answer in time. */
  overloaded: {
    status: 503,
    message: 'Gerade ist sehr viel los. Bitte versuche es in ein paar Sekunden noch einmal.',
  },
  /** The database does not answer. */
  unavailable: {
    status: 503,
    message: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
  'files-unavailable': {
    status: 503,
    message: 'Bilder und Dateien sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
  /** Only switched on by a person; the web covers the page until it ends. */
  maintenance: {
    status: 503,
    message: 'Wir sind gleich wieder da. Bitte versuche es in einer Minute noch einmal.',
  },

  'login-failed': { status: 400, message: 'Die Anmeldung ist fehlgeschlagen' },
  'module-page-out-of-order': {
    status: 409,
    message: 'Diese Seite ist noch nicht an der Reihe. Lies bitte zuerst die vorherigen Seiten.',
  },
  'module-page-has-open-tasks': {
    status: 409,
    message: 'Auf dieser Seite ist noch etwas offen. Schließe es bitte zuerst ab.',
  },
  'module-not-finished': {
    status: 409,
    message: 'Du hast noch nicht alle Seiten dieses Moduls gelesen.',
  },
  'exercise-not-retractable': { status: 409, message: 'Diese Übung lässt sich nicht mehr zurücknehmen.' },
  'exercise-not-included': { status: 409, message: 'Diese Seite enthält keine Übung.' },
  'cursor-not-valid': {
    status: 400,
    message: 'Hier geht die Liste nicht weiter. Bitte lade sie neu.',
  },
  'link-not-valid': { status: 404, message: 'Der genutzte Link ist leider nicht mehr gültig.' },
  'sponsor-link-not-valid': {
    status: 404,
    message:
      'Dieser Registrierungslink ist nicht mehr gültig. Frag bitte dein Unternehmen nach dem aktuellen.',
  },
  'no-seat-available': {
    status: 409,
    message: 'Alle Plätze deines Unternehmens sind vergeben. Bitte wende dich an deine Ansprechperson dort.',
  },
  'too-few-seats': { status: 409, message: 'So viele Lizenzen sind nicht mehr verfügbar.' },
  'password-too-easy': { status: 400, message: 'Dieses Passwort ist zu leicht zu erraten.' },
  'current-password-wrong': { status: 400, message: 'Das aktuelle Passwort ist nicht richtig.' },
  'email-address-unchanged': { status: 400, message: 'Das ist bereits die aktuelle E-Mail Adresse' },
  'health-consent-required': {
    status: 403,
    message: 'Dafür brauchen wir deine Einwilligung, deine Gesundheitsdaten zu verarbeiten.',
  },
  'habit-already-started': { status: 409, message: 'Diese Gewohnheit hast du bereits gestartet.' },
  'habit-intent-disabled': {
    status: 409,
    message: 'Diese Gewohnheit ist gerade deaktiviert. Aktiviere sie zuerst.',
  },
  'habit-day-not-planned': { status: 409, message: 'Für diesen Tag ist die Gewohnheit nicht geplant.' },
  'habit-day-closed': {
    status: 409,
    message: 'Eintragen kannst du heute und gestern, zurücknehmen nur heute.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalName = keyof typeof REFUSALS

/** Refusals that any operation may return without declaring them. */
export const EVERYWHERE = [
  'not-valid',
  'not-readable',
  'authentication-required',
  'user-disabled',
  'not-allowed',
  'visit-is-read-only',
  'feature-not-enabled',
  'health-consent-required',
  'not-found',
  'unknown-host',
  'too-large',
  'wrong-format',
  'too-many-requests',
  'request-timeout',
  'internal-error',
  'busy',
  'too-many-at-once',
  'overloaded',
  'unavailable',
  'files-unavailable',
  'maintenance',
] as const satisfies readonly RefusalName[]

/** Refusals that every upload may return in addition. */
export const OF_UPLOADS = [
  'file-too-large',
  'wrong-file-format',
  'upload-quota-used-up',
] as const satisfies readonly RefusalName[]

/** The body of every answer that is not 2xx; a 401 also contains the app's settings. */
export type RefusalBody = { identifier: RefusalName; message: string; fields?: Record<string, string> }
