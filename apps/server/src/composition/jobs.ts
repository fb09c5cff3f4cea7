import { answerAccountRequest } from '../contexts/user-management/jobs/answer-account-request.ts'
import { forgetSupportVisits } from '../contexts/user-management/jobs/forget-support-visits.ts'
import { makeDataExport } from '../contexts/user-management/jobs/make-data-export.ts'
import { removeDataExportFiles } from '../contexts/user-management/jobs/remove-data-export-files.ts'
import { removeExpiredDataExports } from '../contexts/user-management/jobs/remove-expired-data-exports.ts'
import { removeExpiredLinks } from '../contexts/user-management/jobs/remove-expired-links.ts'
import { removeExpiredSessions } from '../contexts/user-management/jobs/remove-expired-sessions.ts'
import { removeUnconfirmedRegistrations } from '../contexts/user-management/jobs/remove-unconfirmed-registrations.ts'
import { removeStrayFiles } from '../platform/files/remove-stray-files.ts'
import { removeUnusedFile } from '../platform/files/remove-unused-file.ts'
import { removeUnusedImage } from '../platform/images/remove-unused-image.ts'
import type { AnyJob } from '../platform/jobs/job.ts'
import { dropOldMails } from '../platform/mail/drop-old-mails.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { removeOldThrottleRows } from '../platform/passwords/remove-old-throttle-rows.ts'
import { DATA_OF_PERSON } from './data-of-person.ts'
import { KEPT_FILES } from './kept-files.ts'
import { MAILS } from './mails.ts'

/** Every job and schedule. What is enqueued but not listed here is refused, and undoes what asked for it. */
export const JOBS: readonly AnyJob[] = [
  answerAccountRequest,
  dropOldMails,
  forgetSupportVisits,
  makeDataExport(DATA_OF_PERSON),
  removeDataExportFiles,
  removeExpiredDataExports,
  removeExpiredLinks,
  removeExpiredSessions,
  removeOldThrottleRows,
  removeStrayFiles(KEPT_FILES),
  removeUnconfirmedRegistrations,
  removeUnusedFile,
  removeUnusedImage,
  sendMail(MAILS),
]
