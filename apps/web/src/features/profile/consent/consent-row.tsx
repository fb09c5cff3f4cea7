import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { Suspense } from 'react'
import IconHeartHandshake from '~icons/tabler/heart-handshake'
import { useHealthConsent } from '../../../session/health-consent.ts'
import type { HealthConsentState } from '../../../session/health-consent-state.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'

const WithdrawConsentDialog = lazyDialog(() => import('./withdraw-consent-dialog.tsx'))

const textSince = `Text vom ${germanDate(HEALTH_DATA_CONSENT.version)}.`

const TEXTS: Record<HealthConsentState, string> = {
  given: `Du hast eingewilligt. Wir dürfen Gewohnheiten, Ziele und Tagebuch speichern. ${textSince}`,
  outdated: `Der Text deiner Einwilligung hat sich geändert. Sieh ihn dir bitte noch einmal an. ${textSince}`,
  missing: `Du hast nicht eingewilligt. Gewohnheiten, Ziele und Tagebuch speichern nichts. ${textSince}`,
}

export const ConsentRow = ({ isReadOnly }: { isReadOnly: boolean }) => {
  const { state, ask } = useHealthConsent()
  const withdrawal = useLazyDialog()
  return (
    <>
      <SettingsRow
        icon={IconHeartHandshake}
        title="Gesundheitsdaten"
        isLong
        value={TEXTS[state]}
        action={
          !isReadOnly &&
          (state === 'given' ? (
            <RowButton
              onClick={withdrawal.open}
              aria-haspopup="dialog"
              aria-label="Einwilligung zu Gesundheitsdaten widerrufen"
            >
              Widerrufen
            </RowButton>
          ) : (
            <RowButton
              onClick={() => void ask()}
              aria-haspopup="dialog"
              aria-label="Einwilligung zu Gesundheitsdaten ansehen"
            >
              Ansehen
            </RowButton>
          ))
        }
      />
      <Suspense>
        {withdrawal.isWanted && (
          <WithdrawConsentDialog isOpen={withdrawal.isOpen} onClose={withdrawal.close} />
        )}
      </Suspense>
    </>
  )
}
