import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import classes from '../calendar/calendar.module.css'
import { CalendarRow } from '../calendar/calendar-row.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { NotificationStatus } from './notification-status.tsx'

export const NotificationsCard = ({ user }: { user: SessionUser }) => (
  <SettingsCard title="Benachrichtigungen" lead="So erinnern wir dich an deine Gewohnheiten.">
    <NotificationStatus user={user} />
    {!user.isImpersonated && (
      <div className={classes.part}>
        <CalendarRow />
      </div>
    )}
  </SettingsCard>
)
