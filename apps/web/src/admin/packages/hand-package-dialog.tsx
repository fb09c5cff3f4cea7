import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { useAnswer } from '../../api/hooks.ts'
import { PackageChoice } from '../../authoring/packages/package-choice.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckedPackage } from './checked-package.tsx'

type HandPackageDialogProps = { isOpen: boolean; onClose: () => void }

/** A file, what importing it will create, and the apps that get it. */
const HandPackageDialog = ({ isOpen, onClose }: HandPackageDialogProps) => {
  const { data: apps } = useAnswer(getAppsAsAdmin, {})
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Paket übergeben" isTall>
      <PackageChoice>
        {(file, onRefused) =>
          apps && <CheckedPackage file={file} apps={apps} onRefused={onRefused} onClose={onClose} />
        }
      </PackageChoice>
    </Dialog>
  )
}

export default HandPackageDialog
