import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useState } from 'react'
import { useConsentFirst } from '../../../session/use-consent-first.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { OtherChoice } from '../../../ui/fields/choice-list.tsx'
import { NewGoalForm } from './new-goal-form.tsx'
import { ProposalsToChoose } from './proposals-to-choose.tsx'

export type NewGoalKind = 'own' | 'proposed'

type ChoiceProps = { goals: readonly UserGoal[]; onClose: () => void }

const FromProposal = ({ goals, onClose }: ChoiceProps) => {
  const [title, setTitle] = useState<string>()
  if (title === undefined) return <ProposalsToChoose goals={goals} onChoose={setTitle} />
  return (
    <>
      <OtherChoice label="Anderes Ziel" onBack={() => setTitle(undefined)} />
      <NewGoalForm title={title} onClose={onClose} />
    </>
  )
}

type NewGoalDialogProps = ChoiceProps & { kind: NewGoalKind; isOpen: boolean }

const NewGoalDialog = ({ kind, goals, isOpen, onClose }: NewGoalDialogProps) => {
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title={kind === 'own' ? 'Ziel erstellen' : 'Ziel auswählen'}>
      {kind === 'own' ? (
        <NewGoalForm title="" onClose={onClose} />
      ) : (
        <FromProposal goals={goals} onClose={onClose} />
      )}
    </Dialog>
  )
}

export default NewGoalDialog
