import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconMail from '~icons/tabler/mail'
import type { RowIcon } from '../settings/settings-row.tsx'

export type Channel = SessionUser['notificationSettings'][number]

export const CHANNELS: readonly {
  channel: Channel
  label: string
  explanation: string
  icon: RowIcon
}[] = [
  {
    channel: 'PUSH_HABIT_REMINDER',
    label: 'Push-Nachricht',
    explanation: 'Auf den Geräten, auf denen du sie aktiviert hast',
    icon: IconDeviceMobile,
  },
  {
    channel: 'EMAIL_HABIT_REMINDER',
    label: 'E-Mail',
    explanation: 'An deine E-Mail Adresse',
    icon: IconMail,
  },
]
