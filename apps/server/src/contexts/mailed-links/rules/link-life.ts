import {
  EMAIL_CHANGE_HOURS,
  INVITATION_DAYS,
  PASSWORD_RESET_MINUTES,
  PRIVATE_MOVE_HOURS,
  REGISTRATION_DAYS,
  STOP_EMAIL_CHANGE_DAYS,
} from '@wohlauf/contract/rules/link-life'

/** The purposes of mailed links (`decisions.md`, "Links and their life"). */
export type LinkPurpose =
  | 'INVITATION'
  | 'STAFF_INVITATION'
  | 'REGISTRATION'
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGE'
  | 'STOP_EMAIL_CHANGE'
  | 'STOP_EMAIL_REMINDERS'
  | 'DEPARTURE'
  | 'PRIVATE_MOVE'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** In milliseconds. */
export const LINK_LIFE_MS: Record<LinkPurpose, number> = {
  INVITATION: INVITATION_DAYS * DAY_MS,
  STAFF_INVITATION: INVITATION_DAYS * DAY_MS,
  REGISTRATION: REGISTRATION_DAYS * DAY_MS,
  PASSWORD_RESET: PASSWORD_RESET_MINUTES * MINUTE_MS,
  EMAIL_CHANGE: EMAIL_CHANGE_HOURS * HOUR_MS,
  STOP_EMAIL_CHANGE: STOP_EMAIL_CHANGE_DAYS * DAY_MS,
  // Many mails contain it, and people look for it in old ones.
  STOP_EMAIL_REMINDERS: 365 * DAY_MS,
  // An upper limit; the link ends with the period of grace.
  DEPARTURE: 61 * DAY_MS,
  PRIVATE_MOVE: PRIVATE_MOVE_HOURS * HOUR_MS,
}
