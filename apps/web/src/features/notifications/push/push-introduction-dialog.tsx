import { Button } from '@mantine/core'
import IconBell from '~icons/tabler/bell'
import IconLock from '~icons/tabler/lock'
import IconSettings from '~icons/tabler/settings'
import { useAppSettings } from '../../../session/app-settings.ts'
import { requestPushPermission } from '../../../session/push/push-permission.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { notificationType } from '../notification-type.ts'
import classes from './push-introduction-dialog.module.css'

const PROMISES = [
  { icon: IconBell, title: 'Zu deiner Zeit', text: 'Nur dann, wenn eine deiner Gewohnheiten dran ist.' },
  {
    icon: IconLock,
    title: 'Bleibt unter uns',
    text: 'Welche Gewohnheit es ist, steht nicht in der Nachricht.',
  },
  {
    icon: IconSettings,
    title: 'Jederzeit änderbar',
    text: 'In deinem Profil kannst du sie wieder ausschalten.',
  },
]

const Example = () => (
  <div className={classes.stage} aria-hidden>
    <div className={classes.message}>
      <span className={classes.mark} />
      <span className={classes.copy}>
        <span className={classes.sender}>
          <span className={classes.app}>{useAppSettings()?.appTitle}</span>
          <span>jetzt</span>
        </span>
        <span className={classes.title}>{notificationType('HABIT_REMINDER').title}</span>
      </span>
    </div>
  </div>
)

/** Explains push messages before the system's own question, which it asks only once. */
const PushIntroductionDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const activate = () => {
    onClose()
    void requestPushPermission()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Benachrichtigungen aktivieren">
      <Example />
      <p className={classes.lead}>
        Im Alltag gerät Neues leicht in Vergessenheit. Eine kurze Nachricht auf diesem Gerät hilft dir,
        dranzubleiben.
      </p>
      <ul className={classes.promises}>
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={classes.promise}>
            <Icon aria-hidden size={22} stroke={1.75} />
            <span>
              <strong className={classes.name}>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={activate} data-autofocus>
          Aktivieren
        </Button>
        <Button variant="subtle" size="lg" fullWidth onClick={onClose}>
          Später
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export default PushIntroductionDialog
