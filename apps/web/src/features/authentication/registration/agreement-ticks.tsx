import { Button } from '@mantine/core'
import { FailureAlert } from '../entry/failure-alert.tsx'
import { LegalLink } from '../entry/legal-link.tsx'
import { RequiredTick } from '../entry/required-tick.tsx'
import type { Agreement } from './use-agreement.ts'

export const AgreementTicks = ({ agreement }: { agreement: Agreement }) => (
  <div>
    <RequiredTick tick={agreement.dataProtection} label="Ich akzeptiere die Datenschutzerklärung">
      <LegalLink to="legal-data-protection">Datenschutz</LegalLink>
    </RequiredTick>
    <RequiredTick tick={agreement.termsOfUse} label="Ich akzeptiere die Nutzungsbedingungen">
      <LegalLink to="legal-terms-of-use">Nutzungsbedingungen</LegalLink>
    </RequiredTick>
    <FailureAlert text={agreement.failure?.message} />
    {agreement.failure && (
      <Button variant="light" onClick={agreement.failure.retry} loading={agreement.failure.isFetching}>
        Noch einmal versuchen
      </Button>
    )}
  </div>
)
