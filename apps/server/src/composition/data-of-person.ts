import { exportOwnAccount } from '../contexts/accounts/export-own-account.ts'
import { exportOwnLogins } from '../contexts/accounts/export-own-logins.ts'
import { exportSupportVisits, forgetOwnSupportVisits } from '../contexts/administration/index.ts'
import { exportOwnAutosaves } from '../contexts/autosaves/index.ts'
import { exportOwnArticles } from '../contexts/blog/index.ts'
import { deleteCalendarFeedOf, exportOwnCalendarFeed } from '../contexts/calendar-feed/index.ts'
import { exportOwnFavourites } from '../contexts/favourites/index.ts'
import { exportOwnFeedback } from '../contexts/feedback/index.ts'
import { deleteGoalsOf, exportOwnGoals } from '../contexts/goal-tracking/index.ts'
import { deleteHabitsOf, exportOwnHabits, exportOwnNotifications } from '../contexts/habits/index.ts'
import { forgetOwnRequests } from '../contexts/mailed-links/drop-own-requests.ts'
import { exportOwnLinks } from '../contexts/mailed-links/export-own-links.ts'
import { exportOwnReading } from '../contexts/modules/index.ts'
import { deleteDiaryOf, exportOwnDiary } from '../contexts/nutrition-diary/index.ts'
import { dropExportsOf } from '../contexts/own-data/export/drop-exports.ts'
import { exportDeletedIds } from '../contexts/own-data/export-deleted-ids.ts'
import { exportOwnConsents } from '../contexts/own-data/export-own-consents.ts'
import { exportOwnMails } from '../contexts/own-data/export-own-mails.ts'
import { exportOwnDevices } from '../contexts/push-notifications/index.ts'
import { exportOwnSeats } from '../contexts/seats/export-own-seats.ts'
import { forgetOwnReservations } from '../contexts/seats/register/forget-own-reservations.ts'
import { exportOwnSecondFactor } from '../contexts/staff-security/index.ts'
import { exportOwnProgress } from '../contexts/user-progress/index.ts'
import { exportOwnVersions } from '../contexts/versions/index.ts'
import type { Deletions, ExportOwnData } from '../platform/database/own-data.ts'
import { forgetOwnMails } from '../platform/mail/forget-own-mails.ts'

/** The order is that of "Meine Daten herunterladen". */
export const DATA_OF_PERSON: readonly ExportOwnData[] = [
  exportOwnAccount,
  exportOwnSeats,
  exportOwnConsents,
  exportOwnProgress,
  exportOwnReading,
  exportOwnArticles,
  exportOwnHabits,
  exportOwnNotifications,
  exportOwnCalendarFeed,
  exportOwnGoals,
  exportOwnDiary,
  exportDeletedIds,
  exportOwnFavourites,
  exportOwnFeedback,
  exportOwnDevices,
  exportOwnLogins,
  exportOwnSecondFactor,
  exportOwnVersions,
  exportOwnAutosaves,
  exportSupportVisits,
  exportOwnLinks,
  exportOwnMails,
]

export const DELETIONS_OF_PERSON: Deletions = {
  healthData: [deleteHabitsOf, deleteCalendarFeedOf, deleteGoalsOf, deleteDiaryOf],
  withAccount: [
    dropExportsOf,
    // The diary's pictures cannot be deleted before the entries that show them.
    deleteDiaryOf,
    forgetOwnRequests,
    forgetOwnReservations,
    forgetOwnMails,
    forgetOwnSupportVisits,
  ],
}
