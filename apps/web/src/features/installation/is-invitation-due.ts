import type { WayToInstall } from '../../session/install/way-to-install.ts'

/** Days on which the app was opened: people who come a third time may stay. */
const VISITS = 3

type Situation = {
  way: WayToInstall
  /** Days with a visit, including today. */
  visits: number
  hasCompletedModule: boolean
  wasInvited: boolean
}

/** True once on a device, and only if one press or three steps are enough. */
export const isInvitationDue = ({ way, visits, hasCompletedModule, wasInvited }: Situation): boolean =>
  !wasInvited && (way === 'prompt' || way === 'ios') && (visits >= VISITS || hasCompletedModule)
