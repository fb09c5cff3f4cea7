export { exportSupportVisits } from './export-own-data.ts'
export { findAppOfAccount } from './find-account.ts'
export { beginImpersonation, endImpersonation, forgetVisitsInGoneAccounts } from './impersonations.ts'
export { accountViewedMail } from './mails/account-viewed.ts'
