import type { PushClient, PushPermission } from '../../../native/push.ts'

type Situation = {
  operatingSystem: PushClient['operatingSystem']
  /** Null until it is known. */
  permission: PushPermission | null
  /** The user wants reminders by push. */
  isWanted: boolean
  /** A screen offers it. */
  isOffered: boolean
  /** The user has seen it on this device; null until it is known. */
  isIntroduced: boolean | null
}

/**
 * Whether the push introduction is due: once, before the system's question; in the native shell by itself, in a browser when a
 * screen offers it (`decisions.md`, open point 7).
 */
export const isIntroductionDue = (situation: Situation): boolean =>
  situation.permission === 'prompt' &&
  situation.isIntroduced === false &&
  situation.isWanted &&
  (situation.isOffered || situation.operatingSystem !== 'web')
