import type { SessionUser } from '@wohlauf/contract/authentication/authentication'
import { SettingsCard } from '../settings/settings-card.tsx'
import { NotificationStatus } from './notification-status.tsx'

export const NotificationsCard = ({ user }: { user: SessionUser }) => (
  <SettingsCard title="Benachrichtigungen" lead="So erinnern wir dich an deine Gewohnheiten.">
    <NotificationStatus user={user} />
  </SettingsCard>
)
