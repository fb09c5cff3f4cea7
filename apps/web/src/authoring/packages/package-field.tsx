import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { MAX_PACKAGE_BYTES, MAX_PACKAGE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { useId } from 'react'
import IconPackage from '~icons/tabler/package'
import { FileDrop } from '../files/file-drop.tsx'
import classes from '../files/file-field.module.css'

/** The second one is what browsers on Windows send. */
const ZIP = ['application/zip', 'application/x-zip-compressed']

const LIMIT = {
  bytes: MAX_PACKAGE_BYTES,
  message: `Das Paket darf höchstens ${MAX_PACKAGE_MEGABYTES} MB groß sein.`,
}

type PackageFieldProps = {
  file: File | null
  /** Why the file was refused. */
  error: string | null
  onFile: (file: File) => void
  onRefused: (message: string) => void
}

export const PackageField = ({ file, error, onFile, onRefused }: PackageFieldProps) => {
  const id = useId()
  return (
    <Input.Wrapper
      label="Paket"
      labelElement="div"
      labelProps={{ id }}
      error={error && <span role="alert">{error}</span>}
      size="md"
    >
      <fieldset className={classes.field} aria-labelledby={id}>
        {file && <p className={classes.name}>{file.name}</p>}
        <FileDrop
          label={file ? 'Anderes Paket wählen' : 'Paket wählen'}
          hint={`ZIP, höchstens ${MAX_PACKAGE_MEGABYTES} MB`}
          accept={ZIP}
          path="package"
          limit={LIMIT}
          icon={IconPackage}
          onFile={onFile}
          onRefused={onRefused}
        />
      </fieldset>
    </Input.Wrapper>
  )
}
