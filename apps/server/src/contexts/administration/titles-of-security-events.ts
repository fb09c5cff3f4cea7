import type { SecurityEvent } from '../../platform/security-log/events.ts'

const TITLES: Readonly<Record<SecurityEvent, string>> = {
  'login-failed': 'Anmeldung fehlgeschlagen',
  'login-throttled': 'Anmeldung nach zu vielen Versuchen gesperrt',
  'current-password-wrong': 'Bisheriges Passwort falsch',
  'second-factor-wrong': 'Code des zweiten Faktors falsch',
  'admission-refused': 'Zugriff verweigert',
  'upload-refused': 'Datei abgelehnt',
  'password-changed': 'Passwort geändert',
  'second-factor-on': 'Zweiter Faktor eingeschaltet',
  'second-factor-off': 'Zweiter Faktor ausgeschaltet',
  'second-factor-removed': 'Zweiter Faktor von der Verwaltung entfernt',
  'recovery-code-used': 'Wiederherstellungscode benutzt',
  'recovery-codes-renewed': 'Wiederherstellungscodes erneuert',
  'identity-proved': 'Anmeldung für eine heikle Änderung bestätigt',
  'password-reset-asked': 'Neues Passwort angefordert',
  'password-reset-done': 'Neues Passwort gesetzt',
  'email-address-change-asked': 'Neue E-Mail Adresse angefordert',
  'email-address-changed': 'E-Mail Adresse geändert',
  'email-address-change-stopped': 'Änderung der E-Mail Adresse gestoppt',
  'impersonation-begun': 'Konto angesehen',
  'impersonation-ended': 'Ansehen eines Kontos beendet',
  'account-disabled': 'Benutzer deaktiviert',
  'account-enabled': 'Benutzer aktiviert',
  'logged-out': 'Abgemeldet',
}

/** In German; the name of an event that this version does not have. */
export const securityEventTitle = (event: string): string =>
  new Map<string, string>(Object.entries(TITLES)).get(event) ?? event
