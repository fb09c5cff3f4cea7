import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { InspectedPackage } from './inspected-package.tsx'
import { PackageChoice } from './package-choice.tsx'

type ImportPackageDialogProps = { isOpen: boolean; onClose: () => void }

/** A file, what importing it will create, and the button that imports it. */
const ImportPackageDialog = ({ isOpen, onClose }: ImportPackageDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Paket einspielen">
    <PackageChoice>
      {(file, onRefused) => <InspectedPackage file={file} onRefused={onRefused} onClose={onClose} />}
    </PackageChoice>
  </Dialog>
)

export default ImportPackageDialog
