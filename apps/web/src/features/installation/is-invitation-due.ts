import type { WayToInstall } from '../../session/install/way-to-install.ts'

/** Days on which the app was opened: who comes a third time may stay. */
const VISITS = 3

type Situation = {
  way: WayToInstall
  /** This one among them. */
  visits: number
  hasCompletedModule: boolean
  wasInvited: boolean
}

/** Once on a device, and only where one press or three steps are enough. */
export const isInvitationDue = ({ way, visits, hasCompletedModule, wasInvited }: Situation): boolean =>
  !wasInvited && (way === 'prompt' || way === 'ios') && (visits >= VISITS || hasCompletedModule)
