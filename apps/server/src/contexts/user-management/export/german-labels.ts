import type { SeatStatus } from '../../sponsors/index.ts'
import type { ConsentKind } from '../rules/consents-of-registration.ts'
import type { LinkPurpose } from '../rules/link-life.ts'

export const ROLES: Record<string, string> = {
  ROLE_USER: 'Mitglied',
  ROLE_SPONSOR_MANAGER: 'Sponsor-Manager',
  ROLE_APP_MANAGER: 'App-Manager',
}

export const CHANNELS: Record<string, string> = {
  EMAIL_HABIT_REMINDER: 'Erinnerungen per E-Mail',
  PUSH_HABIT_REMINDER: 'Erinnerungen auf dem Handy',
}

export const SEAT_STATES: Record<SeatStatus, string> = {
  INVITED: 'Eingeladen',
  REGISTRATION_STARTED: 'Registrierung begonnen',
  ACCEPTED: 'Angenommen',
}

export const CONSENTS: Record<ConsentKind, string> = {
  TERMS_OF_USE: 'Nutzungsbedingungen',
  DATA_PROTECTION: 'Datenschutz',
  HEALTH_DATA: 'Verarbeitung von Gesundheitsdaten',
}

export const LINKS: Record<LinkPurpose, string> = {
  INVITATION: 'Einladung',
  STAFF_INVITATION: 'Einladung zur Verwaltung',
  REGISTRATION: 'Registrierung',
  PASSWORD_RESET: 'Passwort zurücksetzen',
  EMAIL_CHANGE: 'E-Mail-Adresse ändern',
  STOP_EMAIL_CHANGE: 'Änderung der E-Mail-Adresse stoppen',
  STOP_EMAIL_REMINDERS: 'Erinnerungen per E-Mail ausschalten',
  DEPARTURE: 'Daten abrufen nach dem Ende des Zugangs',
  PRIVATE_MOVE: 'Umzug auf eine private Adresse',
}

export const REQUESTS: Record<string, string> = {
  PASSWORD_RESET: 'Passwort zurücksetzen',
  REGISTRATION: 'Registrierung',
  EMAIL_CHANGE: 'E-Mail-Adresse ändern',
  PRIVATE_MOVE: 'Umzug auf eine private Adresse',
}
