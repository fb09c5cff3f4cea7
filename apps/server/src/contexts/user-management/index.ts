export { exportOwnAccount } from './export/export-account.ts'
export { exportOwnLogins } from './export/export-logins.ts'
export { exportOwnMails } from './export/export-mails.ts'
export { unsubscribeLinksOf } from './unsubscribe-links.ts'
