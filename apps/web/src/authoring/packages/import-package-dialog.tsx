import { useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import classes from '../../ui/dialogs/dialog-form.module.css'
import { InspectedPackage } from './inspected-package.tsx'
import { PackageField } from './package-field.tsx'

type ImportPackageDialogProps = { isOpen: boolean; onClose: () => void }

type Choice = { file: File; nth: number } | null

const Body = ({ onClose }: Pick<ImportPackageDialogProps, 'onClose'>) => {
  const [choice, setChoice] = useState<Choice>(null)
  const [error, setError] = useState<string | null>(null)
  return (
    <div className={classes.form}>
      <PackageField
        file={choice?.file ?? null}
        error={error}
        onFile={(file) => {
          setError(null)
          setChoice((last) => ({ file, nth: (last?.nth ?? 0) + 1 }))
        }}
        onRefused={setError}
      />
      {choice && error === null && (
        <InspectedPackage key={choice.nth} file={choice.file} onRefused={setError} onClose={onClose} />
      )}
    </div>
  )
}

/** A file, what it will make, and the button that makes it. */
const ImportPackageDialog = ({ isOpen, onClose }: ImportPackageDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Paket einspielen">
    <Body onClose={onClose} />
  </Dialog>
)

export default ImportPackageDialog
