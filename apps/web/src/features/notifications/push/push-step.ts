import type { SessionUser } from '@wohlauf/contract/authentication/authentication'
import type { PushPermission } from '../../../native/push.ts'

type DeviceRecord = Pick<
  SessionUser['pushNotificationConfigurations'][number],
  'isAccepted' | 'updatedAt' | 'tokenHash'
>

/** Specification, section 9. */
const FRESH_MS = 14 * 86_400_000

/**
 * What to tell the server about this device (specification, section 4).
 *
 * @param record what the server has stored about it
 * @param hash of its token; null: it would get another one; undefined: it cannot tell
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
