import type { Finding } from '@wohlauf/contract/modules/module-versions-as-manager'
import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { prevents } from './findings.ts'
import { FindingsList } from './findings-list.tsx'

type FindingsDialogProps = {
  isOpen: boolean
  onClose: () => void
  module: ManagedModuleContent
  findings: readonly Finding[]
  isPending: boolean
  onPublish: () => void
  onVisit: (finding: Finding) => void
}

/** What readers would meet. */
const FindingsDialog = ({ module, findings, onPublish, onVisit, ...dialog }: FindingsDialogProps) => {
  const isPrevented = findings.some(prevents)
  const preventingFirst = [...findings.filter(prevents), ...findings.filter((each) => !prevents(each))]
  return (
    <ConfirmDialog
      {...dialog}
      title="Änderungen veröffentlichen"
      confirmLabel="Trotzdem veröffentlichen"
      isDisabled={isPrevented}
      onConfirm={onPublish}
    >
      <p>
        {isPrevented
          ? 'So kann das Modul nicht veröffentlicht werden:'
          : 'Das ist noch offen. Du kannst es vorher ändern oder trotzdem veröffentlichen.'}
      </p>
      <FindingsList module={module} findings={preventingFirst} onVisit={onVisit} />
    </ConfirmDialog>
  )
}

export default FindingsDialog
