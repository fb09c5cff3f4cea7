import { FALLBACK_REFUSALS } from './fallback-refusals.ts'
import { tooLargeSentence } from './values/limits/version-limits.ts'

/** Any operation may answer with these. */
export const GENERAL_REFUSALS = {
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
  /** The native app is too old; the body has the app's settings with the links to the stores, as that of a 401. */
  'shell-outdated': { status: 426, message: 'Diese Version der App ist zu alt. Bitte aktualisiere sie.' },
  'too-large': { status: 413, message: 'Die Anfrage ist zu groß.' },
  /** An item would exceed the limit of one version; the answer's message names it. */
  'item-too-large': { status: 413, message: tooLargeSentence('Dieser Inhalt') },
  'wrong-format': { status: 415, message: 'Das Format der Anfrage wird nicht unterstützt.' },
  'too-many-requests': {
    status: 429,
    message: 'Das waren zu viele Versuche. Bitte warte einen Moment und versuche es dann noch einmal.',
  },
  'request-timeout': { status: 408, message: 'Die Übertragung hat zu lange gedauert.' },
  'internal-error': FALLBACK_REFUSALS['internal-error'],
  /** Another transaction has locked a row that this one needs. */
  busy: { status: 409, message: 'Das wird gerade schon bearbeitet. Bitte versuche es gleich noch einmal.' },
  /** Too many slow calls (passwords, pictures, documents, PDFs) are waiting already, of the app or in all. */
  'too-many-at-once': {
    status: 429,
    message: 'Das wollen gerade sehr viele gleichzeitig. Bitte versuche es in ein paar Sekunden noch einmal.',
  },
  /** Others are served; this person has a picture, document or PDF waiting already. */
  'own-work-waiting': {
    status: 429,
    message: 'Davor ist noch etwas von dir in Arbeit. Bitte versuche es in ein paar Sekunden noch einmal.',
  },
  /** Everything works, but there are too many requests to answer in time. */
  overloaded: {
    status: 503,
    message: 'Gerade ist sehr viel los. Bitte versuche es in ein paar Sekunden noch einmal.',
  },
  /** The database does not answer. */
  unavailable: FALLBACK_REFUSALS.unavailable,
  'files-unavailable': {
    status: 503,
    message: 'Bilder und Dateien sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
  /** An operator switches maintenance on and off; the web covers the page until it ends. */
  maintenance: {
    status: 503,
    message: 'Wir sind gleich wieder da. Bitte versuche es in einer Minute noch einmal.',
  },
  'health-consent-required': {
    status: 403,
    message: 'Dafür brauchen wir deine Einwilligung, deine Gesundheitsdaten zu verarbeiten.',
  },
  'fresh-login-required': {
    status: 403,
    message: 'Bitte bestätige zuerst noch einmal mit deinem Passwort, dass du es bist.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Richte bitte zuerst die Anmeldung in zwei Schritten ein.',
  },
} as const satisfies Record<string, { status: number; message: string }>
