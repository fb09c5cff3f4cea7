import { GENERAL_REFUSALS } from './general-refusals.ts'
import { MESSAGES } from './messages.ts'

/**
 * Every refusal of the server: status and German sentence (`decisions.md`, "Errors"). An operation declares
 * its own; the ones of `general-refusals.ts` may come from any operation.
 */
export const REFUSALS = {
  ...GENERAL_REFUSALS,

  conflict: { status: 409, message: 'Das wurde inzwischen geändert. Bitte lade die Seite neu.' },
  'file-too-large': { status: 413, message: MESSAGES.fileTooLarge },
  'wrong-file-format': { status: 415, message: 'Die Datei ist nicht im richtigen Format' },
  'upload-quota-used-up': {
    status: 429,
    message: 'Für heute wurden in deiner App genug Dateien hochgeladen. Morgen geht es weiter.',
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
export const EVERYWHERE = Object.keys(GENERAL_REFUSALS) as (keyof typeof GENERAL_REFUSALS)[]

/** Refusals that every upload may return in addition. */
export const OF_UPLOADS = [
  'file-too-large',
  'wrong-file-format',
  'upload-quota-used-up',
] as const satisfies readonly RefusalName[]

/** The body of every answer that is not 2xx; a 401 also contains the app's settings. */
export type RefusalBody = { identifier: RefusalName; message: string; fields?: Record<string, string> }
