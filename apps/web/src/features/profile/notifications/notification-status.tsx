import type { SessionUser } from '@wohlauf/contract/authentication/authentication'
import { lazy, Suspense } from 'react'
import IconBellOff from '~icons/tabler/bell-off'
import { canReceivePush, type PushPermission } from '../../../native/push.ts'
import { pushPermission, requestPushPermission } from '../../../session/push-permission.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { useStore } from '../../../ui/state/store.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { CHANNELS, type Channel } from './channels.ts'
import classes from './notification-status.module.css'
import { isPushBlocked, isPushUndecided, isPushWithoutDevice } from './push-hint.ts'

const NotificationSettingsDialog = lazy(() => import('./notification-settings-dialog.tsx'))

const stateOf = (user: SessionUser, channel: Channel, permission: PushPermission | null): string => {
  if (!user.notificationSettings.includes(channel)) return 'Ausgeschaltet'
  if (channel !== 'PUSH_HABIT_REMINDER') return 'Eingeschaltet'
  if (isPushWithoutDevice(user, canReceivePush()))
    return 'Hier nicht möglich: Push-Nachrichten kommen nur in der App auf deinem Smartphone an, nicht in diesem Browser.'
  return isPushUndecided(user, permission) ? 'Auf diesem Gerät noch nicht aktiviert' : 'Eingeschaltet'
}

const PushActivation = () => (
  <RowButton onClick={() => void requestPushPermission()} aria-label="Push-Nachrichten aktivieren">
    Aktivieren
  </RowButton>
)

const Declined = () => (
  <p className={classes.hint}>
    <IconBellOff aria-hidden size={20} />
    Dein Gerät lässt keine Benachrichtigungen der App zu. Erlaube sie in den Systemeinstellungen, damit
    Erinnerungen ankommen.
  </p>
)

export const NotificationStatus = ({ user }: { user: SessionUser }) => {
  const permission = useStore(pushPermission)
  const { isWanted, isOpen, open, close } = useLazyDialog()
  const isActivatable = isPushUndecided(user, permission) && !user.isImpersonated
  return (
    <>
      {CHANNELS.map(({ channel, label, icon }) => (
        <SettingsRow
          key={channel}
          icon={icon}
          title={label}
          value={stateOf(user, channel, permission)}
          action={channel === 'PUSH_HABIT_REMINDER' && isActivatable && <PushActivation />}
        />
      ))}
      {isPushBlocked(user, permission) && <Declined />}
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
    </>
  )
}
