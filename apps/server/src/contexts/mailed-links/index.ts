export { storeAccountRequest, storeRegistrationRequests } from './account-requests.ts'
export { mailedLink } from './database/tables.ts'
export { dropOwnRequests } from './drop-own-requests.ts'
export { endPendingChanges } from './end-pending-changes.ts'
export type { AnswerRequest } from './jobs/answer-account-request.ts'
export { findMailedLink, recordReminders } from './links-in-mails.ts'
export {
  createLink,
  type FoundLink,
  findLink,
  markLinkAsUsed,
  voidLinks,
  voidWaysBackSince,
  wasLinkMailedSince,
} from './mailed-links.ts'
export { mailAlreadyRegistered } from './mails/mail-already-registered.ts'
export { LINK_LIFE_MS } from './rules/link-life.ts'
export { unsubscribeLinksOf } from './unsubscribe-links.ts'
export { voidWaysBack } from './ways-back.ts'
