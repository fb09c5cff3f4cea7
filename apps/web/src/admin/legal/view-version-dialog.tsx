import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { isWithoutText, KIND_NAMES, nameOfVersion } from './legal-names.ts'
import { useTexts } from './use-texts.ts'

type ViewVersionDialogProps = { version: LegalTextVersion; isOpen: boolean; onClose: () => void }

const ViewVersionDialog = ({ version, isOpen, onClose }: ViewVersionDialogProps) => {
  const textOf = useTexts()
  const html = textOf(version)
  const text = html === undefined ? <Skeleton height={320} /> : <RichText html={html} isBelowHeading2 />
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={KIND_NAMES[version.kind]} width="large">
      <p>{nameOfVersion(version)}</p>
      {isWithoutText(version) ? <p>Die App zeigt diesen Text dann nicht und verlinkt ihn nirgends.</p> : text}
    </Dialog>
  )
}

export default ViewVersionDialog
