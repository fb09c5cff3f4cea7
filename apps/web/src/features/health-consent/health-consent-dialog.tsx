import { Button } from '@mantine/core'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ConsentSummary } from './consent-summary.tsx'
import classes from './health-consent-dialog.module.css'

/** The full wording of the consent, whose summary stands above. */
const FullText = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.fullText}>
      <Disclosure label="Ganzer Text" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        {HEALTH_DATA_CONSENT.paragraphs.map((paragraph) => (
          <p key={paragraph} className={classes.paragraph}>
            {paragraph}
          </p>
        ))}
        <p className={classes.paragraph}>
          <RouteLink to="legal-data-protection" target="_blank">
            Alles dazu im Datenschutz
          </RouteLink>
        </p>
      </Disclosure>
    </div>
  )
}

type HealthConsentDialogProps = { isOpen: boolean; onConsent: () => void; onClose: () => void }

/** The consent by Art. 9 (2) a GDPR. Closing the dialog means no consent. */
const HealthConsentDialog = ({ isOpen, onConsent, onClose }: HealthConsentDialogProps) => {
  const { version, title, summary, statement, acceptLabel, declineLabel } = HEALTH_DATA_CONSENT
  const { mutate, isPending } = useCommand(giveHealthConsent, { onSuccess: onConsent })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width="medium">
      <ConsentSummary />
      <FullText />
      <p className={classes.statement}>{statement}</p>
      <p className={classes.freedom}>{summary.freedom}</p>
      <DialogFoot>
        <Button variant="default" size="lg" onClick={onClose} disabled={isPending}>
          {declineLabel}
        </Button>
        <Button size="lg" onClick={() => mutate({ textVersion: version })} loading={isPending}>
          {acceptLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export default HealthConsentDialog
