import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { Suspense } from 'react'
import IconBellOff from '~icons/tabler/bell-off'
import { canReceivePush, pushClient } from '../../../native/push.ts'
import { installPrompt } from '../../../session/install/install-prompt.ts'
import { wayOfThisDevice } from '../../../session/install/way-to-install.ts'
import { pushPermission, requestPushPermission } from '../../../session/push/push-permission.ts'
import { pushRegistration } from '../../../session/push/push-registration.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { useStore } from '../../../ui/state/store.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { CHANNELS, type Channel } from './channels.ts'
import classes from './notification-status.module.css'
import { type PushHere, pushHere, textOfPush } from './push-here.ts'
import { isPushBlocked, isPushWanted } from './push-hint.ts'
import { useSwitchOffPush } from './use-switch-off-push.ts'

const NotificationSettingsDialog = lazyDialog(() => import('./notification-settings-dialog.tsx'))

const PushAction = ({ here }: { here: PushHere }) => {
  const switchOff = useSwitchOffPush()
  if (here === 'prompt')
    return (
      <RowButton onClick={() => void requestPushPermission()} aria-label="Push-Nachrichten aktivieren">
        Aktivieren
      </RowButton>
    )
  if (here === 'registered')
    return (
      <RowButton onClick={() => void switchOff()} aria-label="Push-Nachrichten auf diesem Gerät ausschalten">
        Ausschalten
      </RowButton>
    )
  if (here === 'failed')
    return <RowButton onClick={() => pushRegistration.set(null)}>Noch einmal versuchen</RowButton>
  return null
}

const Declined = ({ operatingSystem }: { operatingSystem: DeviceKind | undefined }) => (
  <p className={classes.hint}>
    <IconBellOff aria-hidden size={20} />
    {operatingSystem === 'web'
      ? 'Dein Browser lässt keine Benachrichtigungen der App zu. Erlaube sie in den Einstellungen des Browsers für diese Seite, damit Erinnerungen ankommen.'
      : 'Dein Gerät lässt keine Benachrichtigungen der App zu. Erlaube sie in den Systemeinstellungen, damit Erinnerungen ankommen.'}
  </p>
)

const usePushHere = (): PushHere =>
  pushHere({
    canReceive: canReceivePush(),
    way: wayOfThisDevice(useStore(installPrompt)),
    permission: useStore(pushPermission),
    registration: useStore(pushRegistration),
  })

const stateOf = (user: SessionUser, channel: Channel, here: PushHere): string => {
  if (!user.notificationSettings.includes(channel)) return 'Ausgeschaltet'
  return channel === 'PUSH_HABIT_REMINDER'
    ? textOfPush(user.pushNotificationConfigurations, here)
    : 'Eingeschaltet'
}

export const NotificationStatus = ({ user }: { user: SessionUser }) => {
  const permission = useStore(pushPermission)
  const { isWanted, isOpen, open, close } = useLazyDialog()
  const here = usePushHere()
  const hasAction = isPushWanted(user) && !user.isImpersonated
  return (
    <>
      {CHANNELS.map(({ channel, label, icon }) => (
        <SettingsRow
          key={channel}
          icon={icon}
          title={label}
          value={stateOf(user, channel, here)}
          action={channel === 'PUSH_HABIT_REMINDER' && hasAction && <PushAction here={here} />}
          isLong={channel === 'PUSH_HABIT_REMINDER' && hasAction}
        />
      ))}
      {isPushBlocked(user, permission) && <Declined operatingSystem={pushClient()?.operatingSystem} />}
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
