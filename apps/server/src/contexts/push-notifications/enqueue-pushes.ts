import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import type { Tx } from '../../platform/database/transaction.ts'
import { enqueueEach } from '../../platform/jobs/enqueue.ts'
import { reachableDevices } from './devices.ts'
import { pushReminder } from './jobs/push-reminder.ts'

/**
 * One job per device, so that a retry for one is not repeated for the others. Kinds that are not configured
 * get none.
 * @param reminders one per user
 */
export const enqueuePushes = async (
  tx: Tx,
  reminders: readonly { id: string; userId: string }[],
  configuredKinds: readonly DeviceKind[],
  now: Date,
): Promise<void> => {
  if (reminders.length === 0 || configuredKinds.length === 0) return
  const reminderOf = new Map(reminders.map(({ id, userId }) => [userId, id]))
  const devices = await reachableDevices(tx, [...reminderOf.keys()], configuredKinds, now)
  await enqueueEach(
    tx,
    pushReminder,
    devices.flatMap(({ id: deviceId, userId }) => {
      const notificationId = reminderOf.get(userId)
      return notificationId ? [{ notificationId, deviceId }] : []
    }),
  )
}
