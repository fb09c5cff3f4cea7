import { Button } from '@mantine/core'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { useCommand } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import classes from './health-consent-dialog.module.css'

type HealthConsentDialogProps = { isOpen: boolean; onAnswer: (isGiven: boolean) => void }

/** Art. 9 (2) a GDPR. Closing it means no consent. */
const HealthConsentDialog = ({ isOpen, onAnswer }: HealthConsentDialogProps) => {
  const { version, title, paragraphs, statement, acceptLabel, declineLabel } = HEALTH_DATA_CONSENT
  const { mutate, isPending } = useCommand(giveHealthConsent, { onSuccess: () => onAnswer(true) })
  return (
    <Dialog isOpen={isOpen} onClose={() => onAnswer(false)} title={title} width="medium">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={classes.paragraph}>
        <RouteLink to="legal-data-protection" target="_blank">
          Alles dazu im Datenschutz
        </RouteLink>
      </p>
      <p className={classes.statement}>{statement}</p>
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={() => onAnswer(false)} disabled={isPending}>
          {declineLabel}
        </Button>
        <Button size="lg" onClick={() => mutate({ textVersion: version })} loading={isPending}>
          {acceptLabel}
        </Button>
      </div>
    </Dialog>
  )
}

export default HealthConsentDialog
