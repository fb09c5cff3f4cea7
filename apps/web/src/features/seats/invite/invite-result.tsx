import { Button } from '@mantine/core'
import { storedForm } from '@wohlauf/contract/values/email-address'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import classes from './invite.module.css'

type InviteResultProps = {
  emailAddresses: readonly string[]
  alreadyKnown: readonly string[]
  onClose: () => void
}

export const InviteResult = ({ emailAddresses, alreadyKnown, onClose }: InviteResultProps) => {
  const knownForms = new Set(alreadyKnown.map(storedForm))
  const count = emailAddresses.length - knownForms.size
  return (
    <div className={classes.form}>
      <p role="status" className={classes.counts}>
        {count === 0
          ? 'Niemand wurde eingeladen.'
          : count === 1
            ? 'Eine Person wurde eingeladen.'
            : `${count.toLocaleString('de')} Personen wurden eingeladen.`}
      </p>
      <ul className={classes.results}>
        {emailAddresses.map((emailAddress) => (
          <li key={emailAddress}>
            <span className={classes.address}>{shownAddress(storedForm(emailAddress))}</span>
            <span className={classes.outcome}>
              {knownForms.has(storedForm(emailAddress))
                ? 'Hat schon eine Lizenz oder ein Konto'
                : 'Eingeladen'}
            </span>
          </li>
        ))}
      </ul>
      <DialogFoot>
        <Button size="md" onClick={onClose} data-autofocus>
          Fertig
        </Button>
      </DialogFoot>
    </div>
  )
}
