import { Button } from '@mantine/core'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconShare2 from '~icons/tabler/share-2'
import IconSquarePlus from '~icons/tabler/square-plus'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import { useStore } from '../../ui/state/store.ts'
import { useAppSettings } from '../app-settings.ts'
import classes from './install-dialog.module.css'
import { installPrompt } from './install-prompt.ts'

const STEPS_ON_IOS = [
  { icon: IconShare2, text: 'Tippe in Safari auf „Teilen“, das Quadrat mit dem Pfeil nach oben.' },
  { icon: IconSquarePlus, text: 'Wähle in der Liste „Zum Home-Bildschirm“.' },
  { icon: IconDeviceMobile, text: 'Tippe oben rechts auf „Hinzufügen“. Ab jetzt öffnest du die App dort.' },
]

/** Installs with a press where the browser can; on iOS it explains how, because no page can do it there. */
const InstallDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const prompt = useStore(installPrompt)
  const title = useAppSettings()?.appTitle ?? 'Die App'
  const install = () => {
    onClose()
    // A browser's offer can be used once.
    installPrompt.set(null)
    prompt?.prompt().catch(reportError)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Auf den Startbildschirm">
      <p className={classes.lead}>
        {title} als eigenes Symbol auf deinem Gerät: mit einem Tippen offen, und auch ohne Internet am Start.
      </p>
      {!prompt && (
        <ol className={classes.steps}>
          {STEPS_ON_IOS.map(({ icon, text }) => (
            <li key={text} className={classes.step}>
              <IconCircle icon={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <DialogFoot>
        {prompt && (
          <Button size="lg" fullWidth onClick={install} data-autofocus>
            Installieren
          </Button>
        )}
        <Button variant="subtle" size="lg" fullWidth onClick={onClose}>
          {prompt ? 'Später' : 'Verstanden'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export default InstallDialog
