import { lazy, Suspense } from 'react'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconWifiOff from '~icons/tabler/wifi-off'
import { installPrompt } from '../../../session/install/install-prompt.ts'
import { type WayToInstall, wayOfThisDevice } from '../../../session/install/way-to-install.ts'
import { type OfflineStart, offlineStart } from '../../../session/offline-start.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { useStore } from '../../../ui/state/store.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'

const InstallDialog = lazy(() => import('../../../session/install/install-dialog.tsx'))

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

export const DeviceCard = () => {
  const way = wayOfThisDevice(useStore(installPrompt))
  const start = useStore(offlineStart)
  const dialog = useLazyDialog()
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
      {dialog.isWanted && (
        <Suspense>
          <InstallDialog isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </SettingsCard>
  )
}
