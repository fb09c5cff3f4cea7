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

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** In milliseconds; `decisions.md`, "Links and their life". The undo link outlives the change's own link. */
export const LINK_LIFE_MS: Record<LinkPurpose, number> = {
  INVITATION: 30 * DAY_MS,
  STAFF_INVITATION: 30 * DAY_MS,
  REGISTRATION: 7 * DAY_MS,
  PASSWORD_RESET: HOUR_MS,
  EMAIL_CHANGE: DAY_MS,
  STOP_EMAIL_CHANGE: 7 * DAY_MS,
  // It stands in many mails, and somebody looks for it in an old one.
  STOP_EMAIL_REMINDERS: 365 * DAY_MS,
  // At most; it ends with the period of grace.
  DEPARTURE: 61 * DAY_MS,
  PRIVATE_MOVE: DAY_MS,
}
