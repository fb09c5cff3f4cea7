import { answerEmailChange } from '../contexts/accounts/answer-email-change.ts'
import { answerPasswordReset } from '../contexts/accounts/answer-password-reset.ts'
import { blogArticle } from '../contexts/blog/index.ts'
import { experienceReport } from '../contexts/experience-reports/index.ts'
import { answerAccountRequestJobs } from '../contexts/mailed-links/jobs/answer-account-request.ts'
import { makeDataExport } from '../contexts/own-data/jobs/make-data-export.ts'
import { recipe } from '../contexts/recipes/index.ts'
import { answerPrivateMove } from '../contexts/seats/leave/answer-private-move.ts'
import { answerRegistration } from '../contexts/seats/register/answer-registration.ts'
import { removeOldAuditEntries } from '../platform/audit/remove-old-entries.ts'
import { copyTombstonesJob, updatePlacesSchedule } from '../platform/backup/copy-tombstones-job.ts'
import { makeBackupSchedule, verifyBackupSchedule } from '../platform/backup/schedules.ts'
import { removeOldDeletedIds } from '../platform/deleted-ids/remove-old-deleted-ids.ts'
import { drawInstallPictures } from '../platform/http/install/draw-pictures.ts'
import { publishPlanned } from '../platform/http/lists/planned-publication.ts'
import type { AnyJob } from '../platform/jobs/job.ts'
import { removeOldRateLimits } from '../platform/limits/remove-old-rate-limits.ts'
import { dropOldMails } from '../platform/mail/drop-old-mails.ts'
import { mailJobs } from '../platform/mail/send-mail.ts'
import { removeOldThrottleRows } from '../platform/passwords/remove-old-throttle-rows.ts'
import { removeLogo } from '../platform/storage/branding/remove-logo.ts'
import {
  drawDocumentPreview,
  drawMissingPreviews,
} from '../platform/storage/documents/draw-document-preview.ts'
import { removeUnusedImage } from '../platform/storage/images/remove-unused-image.ts'
import { removePrivateImages } from '../platform/storage/private-images/remove-private-images.ts'
import { removeStrayFiles } from '../platform/storage/remove-stray-files.ts'
import { removeUnusedFile } from '../platform/storage/remove-unused-file.ts'
import { DATA_OF_PERSON } from './data-of-person.ts'
import { FILE_KINDS } from './file-kinds.ts'
import { findInContexts, hasMembers } from './find-in-contexts.ts'
import { MAILS } from './mails.ts'

const isJob = (value: unknown): value is AnyJob => hasMembers(value, 'name', 'run', 'retry')

/** Enqueueing any other job is refused, and rolls back the caller's transaction. */
export const JOBS: readonly AnyJob[] = [
  ...(await findInContexts('jobs', isJob)).flatMap(({ values }) => values),
  makeDataExport(DATA_OF_PERSON),
  ...answerAccountRequestJobs({
    EMAIL_CHANGE: answerEmailChange,
    PASSWORD_RESET: answerPasswordReset,
    PRIVATE_MOVE: answerPrivateMove,
    REGISTRATION: answerRegistration,
  }),
  copyTombstonesJob,
  drawDocumentPreview,
  drawInstallPictures,
  drawMissingPreviews,
  dropOldMails,
  makeBackupSchedule,
  removeOldAuditEntries,
  publishPlanned([blogArticle, experienceReport, recipe]),
  removeLogo,
  removeOldDeletedIds,
  removePrivateImages,
  removeOldRateLimits,
  removeOldThrottleRows,
  removeStrayFiles(FILE_KINDS),
  removeUnusedFile,
  removeUnusedImage,
  updatePlacesSchedule,
  verifyBackupSchedule,
  ...mailJobs(MAILS),
]
