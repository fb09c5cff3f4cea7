import { Button } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import IconDatabase from '~icons/tabler/device-floppy'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconWifiOff from '~icons/tabler/wifi-off'
import { RouteLink } from '../../../routes/route-link.tsx'
import { installPrompt } from '../../../session/install/install-prompt.ts'
import { type WayToInstall, wayOfThisDevice } from '../../../session/install/way-to-install.ts'
import { lookAtOfflineStart, type OfflineStart, offlineStart } from '../../../session/offline-start.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { useStore } from '../../../ui/state/store.ts'
import rowButtonClasses from '../settings/row-button.module.css'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'

const InstallDialog = lazyDialog(() => import('../../../session/install/install-dialog.tsx'))

const INSTALLING: Record<WayToInstall, string> = {
  installed: 'Du hast die App von deinem Startbildschirm geöffnet.',
  prompt: 'Mit eigenem Symbol, und mit einem Tippen offen.',
  ios: 'Mit eigenem Symbol, und mit einem Tippen offen.',
  menu: 'Im Menü deines Browsers: „App installieren“ oder „Zum Startbildschirm hinzufügen“, falls er das anbietet.',
}

const textFor = (start: OfflineStart): string => {
  switch (start.kind) {
    case 'waiting':
      return 'Wird gerade vorbereitet, oder ist auf diesem Gerät ausgeschaltet.'
    case 'ready':
      return 'Die App startet auf diesem Gerät auch ohne Internet.'
    case 'unsupported':
      return 'Dein Browser kann das nicht, zum Beispiel in einem privaten Fenster. Mit Internet geht alles wie gewohnt.'
    case 'failed':
      return `Das konnte dein Browser nicht einrichten. Mit Internet geht alles wie gewohnt. Meldung für den Support: ${start.message}`
  }
}

type DeviceCardProps = { isLearner: boolean }

/** @param isLearner in a session of their own: for others nothing is stored */
export const DeviceCard = ({ isLearner }: DeviceCardProps) => {
  const way = wayOfThisDevice(useStore(installPrompt))
  const start = useStore(offlineStart)
  const dialog = useLazyDialog()
  useEffect(lookAtOfflineStart, [])
  return (
    <SettingsCard title="App auf diesem Gerät">
      <SettingsRow
        icon={IconDeviceMobile}
        title="Auf dem Startbildschirm"
        isLong
        value={INSTALLING[way]}
        action={
          (way === 'prompt' || way === 'ios') && (
            <RowButton onClick={dialog.open} aria-haspopup="dialog">
              {way === 'prompt' ? 'Installieren' : 'So geht es'}
            </RowButton>
          )
        }
      />
      <SettingsRow icon={IconWifiOff} title="Start ohne Internet" isLong value={textFor(start)} />
      {isLearner && (
        <SettingsRow
          icon={IconDatabase}
          title="Auf diesem Gerät"
          isLong
          value="Was du geöffnet hast, kannst du hier auch ohne Internet lesen."
          action={
            <Button
              component={RouteLink}
              to="profile-on-this-device"
              variant="light"
              className={rowButtonClasses.button}
            >
              Ansehen
            </Button>
          }
        />
      )}
      {dialog.isWanted && (
        <Suspense>
          <InstallDialog isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </SettingsCard>
  )
}
