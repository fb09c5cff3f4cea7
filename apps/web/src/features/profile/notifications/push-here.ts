import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import type { PushPermission } from '../../../native/push.ts'
import type { WayToInstall } from '../../../session/install/way-to-install.ts'

/** Whether this device shows push messages, and if not, why. */
export type PushHere = PushPermission | 'registered' | 'failed' | 'after-installation' | 'impossible'

type Device = {
  canReceive: boolean
  way: WayToInstall
  /** Null until it is known. */
  permission: PushPermission | null
  /** Whether the server has the device's token; null until it is known. */
  registration: 'done' | 'failed' | null
}

export const pushHere = ({ canReceive, way, permission, registration }: Device): PushHere => {
  if (!canReceive) return way === 'ios' ? 'after-installation' : 'impossible'
  if (permission !== 'granted' || registration === null) return permission ?? 'granted'
  return registration === 'done' ? 'registered' : 'failed'
}

const TEXTS: Record<PushHere, string> = {
  registered: 'Auf diesem Gerät eingeschaltet',
  // What the device allows, or whether the server has it, is not known yet.
  granted: 'Wird gerade geprüft',
  failed: 'Auf diesem Gerät nicht eingeschaltet: Die Anmeldung hat nicht geklappt',
  prompt: 'Auf diesem Gerät noch nicht aktiviert',
  denied: 'Auf diesem Gerät nicht erlaubt',
  'after-installation': 'Auf diesem Gerät möglich, sobald die App auf deinem Home-Bildschirm ist',
  impossible: 'Hier nicht möglich: Dieser Browser kann keine Push-Nachrichten empfangen',
}

const elsewhere = (devices: SessionUser['pushNotificationConfigurations'], here: PushHere): string | null => {
  const count = devices.filter(({ isAccepted }) => isAccepted).length - (here === 'registered' ? 1 : 0)
  if (count <= 0) return null
  return `Auf ${count === 1 ? 'einem weiteren Gerät' : `${count} weiteren Geräten`} eingeschaltet.`
}

/** The state of push messages for a person who wants them: on this device, and on others. */
export const textOfPush = (
  devices: SessionUser['pushNotificationConfigurations'],
  here: PushHere,
): string => {
  const more = elsewhere(devices, here)
  return more ? `${TEXTS[here]}. ${more}` : TEXTS[here]
}
