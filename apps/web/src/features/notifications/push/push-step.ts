import type { SessionUser } from '@wohlauf/contract/authentication/authentication'
import type { PushPermission } from '../../../native/push.ts'

type DeviceRecord = Pick<SessionUser['pushNotificationConfigurations'][number], 'isAccepted' | 'updatedAt'>

/** Specification, section 9. */
const FRESH_MS = 14 * 86_400_000

/**
 * What to tell the server about this device (specification, section 4).
 *
 * @param record what the server has stored about it
 */
export const pushStep = (
  permission: PushPermission,
  record: DeviceRecord | undefined,
  now: Date,
): 'register' | 'reject' | 'nothing' => {
  if (permission === 'prompt') return 'nothing'
  const isGranted = permission === 'granted'
  const isFresh = record && now.getTime() - Date.parse(record.updatedAt) <= FRESH_MS
  if (isFresh && record.isAccepted === isGranted) return 'nothing'
  return isGranted ? 'register' : 'reject'
}
