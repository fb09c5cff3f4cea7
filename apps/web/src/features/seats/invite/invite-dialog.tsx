import { useState } from 'react'
import { useSessionUser } from '../../../session/session.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import classes from './invite.module.css'
import { InviteForm } from './invite-form.tsx'
import { InviteResult } from './invite-result.tsx'
import { InviteReview } from './invite-review.tsx'
import type { ReadLine } from './read-list.ts'

type InviteDialogProps = { isOpen: boolean; onClose: () => void; sponsorId: string; freeSeats: number }

type InviteOutcome = { emailAddresses: readonly string[]; alreadyKnown: readonly string[] }

type Step =
  | { kind: 'typing'; text: string }
  | { kind: 'review'; lines: ReadLine[]; text: string }
  | ({ kind: 'result' } & InviteOutcome)

const START: Step = { kind: 'typing', text: '' }

const InviteDialog = ({ isOpen, onClose, sponsorId, freeSeats }: InviteDialogProps) => {
  const [step, setStep] = useState<Step>(START)
  const isOfSponsor = useSessionUser()?.role.role === 'ROLE_SPONSOR_MANAGER'
  const close = () => {
    onClose()
    // Unsent input stays for the next opening; sent input does not.
    if (step.kind === 'result') setStep(START)
  }
  const onInvited = (outcome: InviteOutcome) => {
    if (outcome.alreadyKnown.length < outcome.emailAddresses.length)
      notify('success', 'Benutzer wurden eingeladen.')
    if (outcome.alreadyKnown.length > 0) return setStep({ kind: 'result', ...outcome })
    setStep(START)
    onClose()
  }
  const common = { sponsorId, freeSeats, onInvited }
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Benutzer einladen" width="medium" isTall>
      {isOfSponsor && (
        <p className={classes.note}>
          Wer in dieser App schon ein Konto hat, belegt keine Lizenz und kommt nicht in deine Liste.
        </p>
      )}
      {step.kind === 'typing' && (
        <InviteForm
          {...common}
          text={step.text}
          onText={(text) => setStep({ kind: 'typing', text })}
          onReview={(lines) => setStep({ kind: 'review', lines, text: step.text })}
        />
      )}
      {step.kind === 'review' && (
        <InviteReview
          {...common}
          lines={step.lines}
          onBack={() => setStep({ kind: 'typing', text: step.text })}
        />
      )}
      {step.kind === 'result' && <InviteResult {...step} onClose={close} />}
    </Dialog>
  )
}

export default InviteDialog
