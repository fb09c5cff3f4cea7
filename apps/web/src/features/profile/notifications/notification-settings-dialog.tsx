import '@mantine/core/styles/Switch.css'
import { Button, Switch } from '@mantine/core'
import type { SessionUser } from '@wohlauf/contract/authentication'
import { updateNotificationSettings } from '@wohlauf/contract/user-management'
import { useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { canReceivePush } from '../../../native/push.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import formClasses from '../settings/dialog-form.module.css'
import { CHANNELS } from './channels.ts'
import classes from './notification-settings-dialog.module.css'

type NotificationSettingsDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const NotificationSettingsForm = ({ user, onClose }: Omit<NotificationSettingsDialogProps, 'isOpen'>) => {
  const [channels, setChannels] = useState(user.notificationSettings)
  const { mutate, isPending } = useCommand(updateNotificationSettings, {
    onSuccess: () => {
      notify('success', 'Einstellungen für Benachrichtigungen wurden angepasst.')
      onClose()
    },
  })
  return (
    <form
      className={formClasses.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ notificationSettings: channels })
      }}
    >
      <div>
        {CHANNELS.map(({ channel, label, explanation, elsewhere }) => (
          <Switch
            key={channel}
            size="md"
            labelPosition="left"
            label={label}
            description={canReceivePush() ? explanation : (elsewhere ?? explanation)}
            checked={channels.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              setChannels(checked ? [...channels, channel] : channels.filter((chosen) => chosen !== channel))
            }
            classNames={{
              root: classes.switch ?? '',
              body: classes.body ?? '',
              labelWrapper: classes.copy ?? '',
              label: classes.label ?? '',
              description: classes.explanation ?? '',
              track: classes.track ?? '',
            }}
          />
        ))}
      </div>
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        Speichern
      </Button>
    </form>
  )
}

/** Which ways reminders take. */
const NotificationSettingsDialog = ({ user, isOpen, onClose }: NotificationSettingsDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Benachrichtigungen">
    <p className={formClasses.copy}>Wie möchtest du an deine Gewohnheiten erinnert werden?</p>
    <NotificationSettingsForm user={user} onClose={onClose} />
  </Dialog>
)

export default NotificationSettingsDialog
