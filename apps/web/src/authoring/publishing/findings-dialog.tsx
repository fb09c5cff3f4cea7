import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FindingsList } from './findings-list.tsx'
import type { Noticed } from './versioned-kind.ts'

type FindingsDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** "Das Rezept" */
  subject: string
  findings: readonly Noticed[]
  isPending: boolean
  onPublish: () => void
}

/** What readers would meet, before it is published. */
const FindingsDialog = ({ subject, findings, onPublish, ...dialog }: FindingsDialogProps) => {
  const [preventing, hints] = [
    findings.filter((each) => each.prevents),
    findings.filter((each) => !each.prevents),
  ]
  return (
    <ConfirmDialog
      {...dialog}
      title="Änderungen veröffentlichen"
      confirmLabel="Trotzdem veröffentlichen"
      isDisabled={preventing.length > 0}
      onConfirm={onPublish}
    >
      <p>
        {preventing.length > 0
          ? `${subject} kann so nicht veröffentlicht werden:`
          : 'Das ist noch offen. Du kannst es vorher ändern oder trotzdem veröffentlichen.'}
      </p>
      <FindingsList findings={[...preventing, ...hints]} onVisit={dialog.onClose} />
    </ConfirmDialog>
  )
}

export default FindingsDialog
