import { DialogForm } from '../../../forms/dialog-form.tsx'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import formClasses from '../settings/dialog-form.module.css'
import { CHANNELS, type Channel } from './channels.ts'
import classes from './notification-settings-dialog.module.css'

type NotificationSettingsDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const NotificationSettingsForm = ({ user, onClose }: Omit<NotificationSettingsDialogProps, 'isOpen'>) => {
  const { form, formProps, submitProps } = useOperationForm(updateNotificationSettings, {
    initialValues: { notificationSettings: user.notificationSettings },
    successMessage: 'Einstellungen für Benachrichtigungen wurden angepasst.',
    onSuccess: onClose,
  })
  const channels = form.values.notificationSettings
  const setChannels = (next: Channel[]) => form.setFieldValue('notificationSettings', next)
  return (
    <DialogForm {...formProps} className={formClasses.form} submit={submitProps}>
      <div>
        {CHANNELS.map(({ channel, label, explanation }) => (
          <Switch
            key={channel}
            size="md"
            labelPosition="left"
            label={label}
            // Mantine makes the whole row the label, with the description.
            aria-label={label}
            description={<UnbrokenText text={explanation} />}
            checked={channels.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              setChannels(checked ? [...channels, channel] : channels.filter((each) => each !== channel))
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
    </DialogForm>
  )
}

const NotificationSettingsDialog = ({ user, isOpen, onClose }: NotificationSettingsDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Benachrichtigungen">
    <p className={formClasses.copy}>Wie möchtest du an deine Gewohnheiten erinnert werden?</p>
    <NotificationSettingsForm user={user} onClose={onClose} />
  </Dialog>
)

export default NotificationSettingsDialog
