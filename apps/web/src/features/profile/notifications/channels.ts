import type { SessionUser } from '@wohlauf/contract/authentication/authentication'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconMail from '~icons/tabler/mail'
import type { RowIcon } from '../settings/settings-row.tsx'

export type Channel = SessionUser['notificationSettings'][number]

export const CHANNELS: readonly {
  channel: Channel
  label: string
  explanation: string
  /** The label if the channel does not work on the current device. */
  elsewhere?: string
  icon: RowIcon
}[] = [
  {
    channel: 'PUSH_HABIT_REMINDER',
    label: 'Push-Nachricht',
    explanation: 'In der App auf deinem Smartphone',
    elsewhere: 'Nur in der App auf deinem Smartphone, nicht in diesem Browser',
    icon: IconDeviceMobile,
  },
  {
    channel: 'EMAIL_HABIT_REMINDER',
    label: 'E-Mail',
    explanation: 'An deine E-Mail Adresse',
    icon: IconMail,
  },
]
