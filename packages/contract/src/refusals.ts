import { GENERAL_REFUSALS } from './general-refusals.ts'
import { REVOCATION_WINDOW_HOURS } from './rules/revocation-limit.ts'
import { MAX_AUTOSAVES } from './values/limits/autosave-limits.ts'
import { MAX_FAVOURITES } from './values/limits/favourite-limits.ts'
import { MAX_GOALS } from './values/limits/goal-limits.ts'
import { MESSAGES } from './values/messages.ts'

/**
 * Status and German sentence (`decisions.md`, "Errors"). An operation declares its own; those of `general-refusals.ts`
 * may come from any.
 */
export const REFUSALS = {
  ...GENERAL_REFUSALS,

  conflict: { status: 409, message: 'Das wurde inzwischen geändert. Bitte lade die Seite neu.' },
  'not-publishable': {
    status: 409,
    message: 'So kann das nicht veröffentlicht werden. Die Prüfung sagt, was noch nicht stimmt.',
  },
  'file-too-large': { status: 413, message: MESSAGES.fileTooLarge },
  'wrong-file-format': { status: 415, message: 'Die Datei ist nicht im richtigen Format' },
  'too-many-pixels': {
    status: 413,
    message: 'Das Bild hat zu viele Bildpunkte. Verkleinere es bitte, oder nimm einen Screenshot davon.',
  },
  'too-much-to-print': { status: 413, message: 'Das ist zu viel für ein PDF. Wähle weniger Tage.' },
  'picture-incomplete': {
    status: 415,
    message:
      'Das Bild ist unvollständig oder beschädigt. Öffne es, speichere es neu und lade es noch einmal hoch.',
  },
  // The sentence of a call says what is wrong, and where.
  'package-not-valid': { status: 400, message: 'Das ist kein Kurspaket, oder es ist beschädigt.' },
  'package-of-newer-version': {
    status: 400,
    message:
      'Dieses Paket wurde mit einer neueren Version gespeichert. Hier lässt es sich noch nicht einspielen.',
  },
  'package-of-other-kind': {
    status: 409,
    message: 'In diesem Paket ist etwas anderes. Bitte wähle die Datei noch einmal aus.',
  },
  'not-packable': { status: 409, message: 'So lässt sich das nicht als Paket speichern.' },
  'document-needs-password': {
    status: 415,
    message:
      'Das Dokument ist mit einem Passwort geschützt. Speichere es ohne Passwort und lade es noch einmal hoch.',
  },
  'document-has-macros': {
    status: 415,
    message: 'Das Dokument enthält Makros. Speichere es in Word als „Word-Dokument (.docx)“ oder als PDF.',
  },
  'document-has-embedded-file': {
    status: 415,
    message:
      'In das Dokument ist eine andere Datei oder ein Steuerelement eingebettet. Entferne das in Word, oder speichere das Dokument als PDF.',
  },
  'document-loads-remotely': {
    status: 415,
    message:
      'Das Dokument lädt beim Öffnen etwas aus dem Internet oder Netzwerk, zum Beispiel ein Bild oder eine Vorlage. Füge Bilder in Word als Kopie ein, oder speichere das Dokument als PDF.',
  },
  'document-is-template': {
    status: 415,
    message: 'Das ist eine Word-Vorlage. Speichere sie in Word als „Word-Dokument (.docx)“ oder als PDF.',
  },
  'document-damaged': {
    status: 415,
    message:
      'Das Dokument ist unvollständig oder beschädigt. Öffne es, speichere es neu und lade es noch einmal hoch.',
  },
  'document-not-checkable': {
    status: 415,
    message:
      'Das Dokument ist ungewöhnlich aufgebaut, wir können es nicht prüfen. Speichere es als PDF und lade das hoch.',
  },
  'upload-quota-used-up': {
    status: 429,
    message: 'Für heute wurden in deiner App genug Dateien hochgeladen. Morgen geht es weiter.',
  },
  'own-upload-quota-used-up': {
    status: 429,
    message: 'Für heute hast du genug hochgeladen. Morgen geht es weiter.',
  },
  'host-taken': { status: 409, message: 'Dieser Host ist schon vergeben.' },
  'legal-text-day-not-available': {
    status: 409,
    message: 'An diesem Tag kann keine neue Fassung beginnen. Bitte wähle einen anderen Tag.',
  },
  'legal-text-in-force': {
    status: 409,
    message: 'Diese Fassung gilt schon und lässt sich nicht mehr ändern oder löschen.',
  },
  'login-failed': { status: 400, message: 'Die Anmeldung ist fehlgeschlagen' },
  // The answer names the day until which the data can be fetched.
  'access-ended': { status: 403, message: 'Dein Zugang ist beendet.' },
  // Clients that know no second step show the sentence as it is.
  'second-factor-required': {
    status: 403,
    message:
      'Dieses Konto ist mit einem zweiten Schritt geschützt. Gib bitte den Code aus deiner Authenticator-App ein. Siehst du dafür kein Feld, aktualisiere bitte die App oder melde dich im Browser an.',
  },
  'second-factor-wrong': {
    status: 400,
    message: 'Dieser Code ist nicht richtig, abgelaufen oder schon benutzt.',
  },
  'second-factor-already-on': {
    status: 409,
    message: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  },
  'second-factor-off': { status: 409, message: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.' },
  'enrolment-not-valid': {
    status: 409,
    message: 'Diese Einrichtung ist abgelaufen oder wurde woanders neu begonnen. Beginne bitte noch einmal.',
  },
  'module-page-out-of-order': {
    status: 409,
    message:
      'Vor dieser Seite ist noch eine ungelesen, vielleicht eine neue. Lies bitte zuerst die vorherigen Seiten.',
  },
  'module-page-has-open-tasks': {
    status: 409,
    message: 'Auf dieser Seite ist noch etwas offen. Schließe es bitte zuerst ab.',
  },
  'module-not-finished': { status: 409, message: 'Du hast noch nicht alle Seiten dieses Moduls gelesen.' },
  'exercise-not-retractable': { status: 409, message: 'Diese Übung lässt sich nicht mehr zurücknehmen.' },
  'exercise-not-included': { status: 409, message: 'Diese Seite enthält keine Übung.' },
  'cursor-not-valid': { status: 400, message: 'Hier geht die Liste nicht weiter. Bitte lade sie neu.' },
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
  'sponsor-link-ended': {
    status: 409,
    message:
      'Die Frist für die Registrierung mit diesem Link ist vorbei. Bitte wende dich an deine Ansprechperson in deinem Unternehmen.',
  },
  'sponsor-link-used-up': {
    status: 409,
    message:
      'Mit diesem Link haben sich schon alle registriert, für die er gedacht war. Bitte wende dich an deine Ansprechperson in deinem Unternehmen.',
  },
  'email-domain-not-allowed': {
    status: 400,
    message: 'Mit dieser E-Mail Adresse ist die Registrierung über diesen Link nicht möglich.',
  },
  'seat-already-accepted': {
    status: 409,
    message: 'Diese Registrierung ist inzwischen abgeschlossen. Ein Link wird nicht mehr gebraucht.',
  },
  'too-many-revocations': {
    status: 409,
    message: `In den letzten ${REVOCATION_WINDOW_HOURS} Stunden wurden schon viele genutzte Lizenzen zurückgezogen. Zum Schutz vor Versehen kann weitere nur der App-Manager zurückziehen.`,
  },
  'no-seat-for-return': {
    status: 409,
    message:
      'Es ist keine Lizenz mehr frei. Zieh zuerst eine andere zurück oder lass die Anzahl der Lizenzen erhöhen.',
  },
  'address-has-seat': {
    status: 409,
    message: 'Für diese E-Mail Adresse gibt es inzwischen eine andere Lizenz. Zieh sie zuerst zurück.',
  },
  'too-few-seats': { status: 409, message: 'So viele Lizenzen sind nicht mehr verfügbar.' },
  'seats-in-use': { status: 409, message: 'Es sind bereits mehr Lizenzen vergeben.' },
  'password-too-easy': { status: 400, message: 'Dieses Passwort ist zu leicht zu erraten.' },
  'current-password-wrong': { status: 400, message: 'Das aktuelle Passwort ist nicht richtig.' },
  'email-address-unchanged': { status: 400, message: 'Das ist bereits die aktuelle E-Mail Adresse' },
  'push-token-not-valid': {
    status: 400,
    message:
      'Dieses Gerät können wir so nicht benachrichtigen. Bitte schalte die Benachrichtigungen aus und wieder ein.',
  },
  'too-many-goals': {
    status: 409,
    message: `Mehr als ${MAX_GOALS} Ziele auf einmal gehen nicht. Lösche zuerst eins, das du nicht mehr brauchst.`,
  },
  'too-many-favourites': {
    status: 409,
    message: `Mehr als ${MAX_FAVOURITES} Einträge kannst du dir nicht merken. Entferne zuerst etwas unter „Gemerkt“.`,
  },
  'too-many-autosaves': {
    status: 409,
    message: `Mehr als ${MAX_AUTOSAVES} Entwürfe auf einmal gehen nicht. Speichere oder verwirf zuerst einen, den du nicht mehr brauchst.`,
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

export const EVERYWHERE = Object.keys(GENERAL_REFUSALS) as (keyof typeof GENERAL_REFUSALS)[]

export const OF_DOCUMENTS = [
  'document-needs-password',
  'document-has-macros',
  'document-has-embedded-file',
  'document-loads-remotely',
  'document-is-template',
  'document-damaged',
  'document-not-checkable',
] as const satisfies readonly RefusalName[]

export const OF_UPLOADS = [
  'file-too-large',
  'wrong-file-format',
  'too-many-pixels',
  'picture-incomplete',
  'upload-quota-used-up',
] as const satisfies readonly RefusalName[]

export const OF_PACKAGES = [
  'package-not-valid',
  'package-of-newer-version',
  ...OF_UPLOADS,
  ...OF_DOCUMENTS,
] as const satisfies readonly RefusalName[]

export const OF_OWN_UPLOADS = [
  'file-too-large',
  'wrong-file-format',
  'too-many-pixels',
  'picture-incomplete',
  'own-upload-quota-used-up',
] as const satisfies readonly RefusalName[]

/** A 401 and a 426 also contain the app's settings. */
export type RefusalBody = { identifier: RefusalName; message: string; fields?: Record<string, string> }
