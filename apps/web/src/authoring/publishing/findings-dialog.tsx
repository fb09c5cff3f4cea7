import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FindingsList } from './findings-list.tsx'
import type { Noticed } from './versioned-kind.ts'

type FindingsDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** "Das Rezept" */
  subject: string
  isShown: boolean
  findings: readonly Noticed[]
  isPending: boolean
  onPublish: () => void
}

/** Shows findings before publishing. */
const FindingsDialog = ({ subject, isShown, findings, onPublish, ...dialog }: FindingsDialogProps) => {
  const [preventing, hints] = [
    findings.filter((each) => each.prevents),
    findings.filter((each) => !each.prevents),
  ]
  return (
    <ConfirmDialog
      {...dialog}
      title={isShown ? 'Änderungen veröffentlichen' : 'Version freigeben'}
      confirmLabel={isShown ? 'Trotzdem veröffentlichen' : 'Trotzdem freigeben'}
      isDisabled={preventing.length > 0}
      onConfirm={onPublish}
    >
      <p>
        {preventing.length > 0
          ? `${subject} kann so nicht ${isShown ? 'veröffentlicht' : 'freigegeben'} werden:`
          : `Das ist noch offen. Du kannst es vorher ändern oder trotzdem ${isShown ? 'veröffentlichen' : 'freigeben'}.`}
      </p>
      <FindingsList findings={[...preventing, ...hints]} onVisit={dialog.onClose} />
    </ConfirmDialog>
  )
}

export default FindingsDialog
