import { IconBellOff } from '@tabler/icons-react'
import type { SessionUser } from '@wohlauf/contract/authentication'
import { lazy, Suspense } from 'react'
import { canReceivePush } from '../../../native/push.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useLazyDialog } from '../settings/use-lazy-dialog.ts'
import { CHANNELS, type Channel } from './channels.ts'
import classes from './notifications-card.module.css'
import { isPushBlocked, isPushWithoutDevice } from './push-hint.ts'

const NotificationSettingsDialog = lazy(() => import('./notification-settings-dialog.tsx'))

const stateOf = (user: SessionUser, channel: Channel): string => {
  if (!user.notificationSettings.includes(channel)) return 'Ausgeschaltet'
  if (channel === 'PUSH_HABIT_REMINDER' && isPushWithoutDevice(user, canReceivePush()))
    return 'Hier nicht möglich: Push-Nachrichten kommen nur in der App auf deinem Smartphone an, nicht in diesem Browser.'
  return 'Eingeschaltet'
}

/** The channels of reminders of habits. */
export const NotificationsCard = ({ user }: { user: SessionUser }) => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <SettingsCard title="Benachrichtigungen" lead="So erinnern wir dich an deine Gewohnheiten.">
      {CHANNELS.map(({ channel, label, icon }) => (
        <SettingsRow key={channel} icon={icon} title={label} value={stateOf(user, channel)} />
      ))}
      {isPushBlocked(user) && (
        <p className={classes.hint}>
          <IconBellOff aria-hidden size={20} />
          Dein Gerät lässt keine Benachrichtigungen der App zu. Erlaube sie in den Systemeinstellungen, damit
          Erinnerungen ankommen.
        </p>
      )}
      {!user.isImpersonated && (
        <div className={classes.action}>
          <RowButton onClick={open} aria-haspopup="dialog">
            Benachrichtigungen anpassen
          </RowButton>
        </div>
      )}
      <Suspense>
        {isWanted && <NotificationSettingsDialog user={user} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </SettingsCard>
  )
}
