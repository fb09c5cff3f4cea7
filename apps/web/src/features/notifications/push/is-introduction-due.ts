import type { PushClient, PushPermission } from '../../../native/push.ts'

type Situation = {
  operatingSystem: PushClient['operatingSystem']
  /** Null until it is known. */
  permission: PushPermission | null
  isWanted: boolean
  isOffered: boolean
  /** Null until it is known. */
  isIntroduced: boolean | null
}

/**
 * Due once, before the system's question; automatically in the native shell, otherwise when a screen offers
 * it (`decisions.md`, open point 7).
 */
export const isIntroductionDue = (situation: Situation): boolean =>
  situation.permission === 'prompt' &&
  situation.isIntroduced === false &&
  situation.isWanted &&
  (situation.isOffered || situation.operatingSystem !== 'web')
