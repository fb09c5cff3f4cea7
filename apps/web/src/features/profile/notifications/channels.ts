import { IconDeviceMobile, IconMail } from '@tabler/icons-react'
import type { SessionUser } from '@wohlauf/contract/authentication'
import type { RowIcon } from '../settings/settings-row.tsx'

export type Channel = SessionUser['notificationSettings'][number]

/** The ways on which a reminder comes, as they are shown. */
export const CHANNELS: readonly {
  channel: Channel
  label: string
  explanation: string
  /** Where it cannot arrive on what is used just now. */
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
