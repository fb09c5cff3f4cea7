import { exportSupportVisits } from '../contexts/administration/index.ts'
import { exportOwnHabits, exportOwnNotifications } from '../contexts/habits/index.ts'
import { exportOwnReading } from '../contexts/modules/index.ts'
import { exportOwnDevices } from '../contexts/push-notifications/index.ts'
import { exportOwnAccount, exportOwnLogins, exportOwnMails } from '../contexts/user-management/index.ts'
import { exportOwnProgress } from '../contexts/user-progress/index.ts'
import type { ExportOwnData } from '../platform/own-data.ts'

/**
 * The functions that return each context's data about a user, in the order of "Meine Daten herunterladen".
 */
export const DATA_OF_PERSON: readonly ExportOwnData[] = [
  exportOwnAccount,
  exportOwnProgress,
  exportOwnReading,
  exportOwnHabits,
  exportOwnNotifications,
  exportOwnDevices,
  exportOwnLogins,
  exportSupportVisits,
  exportOwnMails,
]
