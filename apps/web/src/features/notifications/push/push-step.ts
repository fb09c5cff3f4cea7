import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import type { PushPermission } from '../../../native/push.ts'

type DeviceRecord = Pick<
  SessionUser['pushNotificationConfigurations'][number],
  'isAccepted' | 'updatedAt' | 'tokenHash'
>

/** Specification, section 9. */
const FRESH_MS = 14 * 86_400_000

/**
 * The call about this device that the server needs (specification, section 4).
 *
 * @param record the server's record of it
 * @param hash of its token; null: it would get another one; undefined: it cannot be determined
 */
export const pushStep = (
  permission: PushPermission,
  record: DeviceRecord | undefined,
  now: Date,
  hash?: string | null,
): 'register' | 'reject' | 'nothing' => {
  if (permission === 'prompt') return 'nothing'
  const isGranted = permission === 'granted'
  const isFresh = record && now.getTime() - Date.parse(record.updatedAt) <= FRESH_MS
  const isSameToken = !isGranted || hash === undefined || hash === record?.tokenHash
  if (isFresh && record.isAccepted === isGranted && isSameToken) return 'nothing'
  return isGranted ? 'register' : 'reject'
}
