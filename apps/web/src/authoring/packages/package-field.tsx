import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { PACKAGE_EXTENSION } from '@wohlauf/contract/course-packages/package-limits'
import { MAX_PACKAGE_BYTES, MAX_PACKAGE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { useId } from 'react'
import IconPackage from '~icons/tabler/package'
import { FileDrop } from '../files/file-drop.tsx'
import classes from '../files/file-field.module.css'

/** A package that was packed again is a ZIP, which browsers on Windows name by the third type. */
const PACKAGE = {
  'application/octet-stream': [`.${PACKAGE_EXTENSION}`],
  'application/zip': ['.zip'],
  'application/x-zip-compressed': ['.zip'],
}

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
          hint={`Kurspaket (.${PACKAGE_EXTENSION} oder ZIP), höchstens ${MAX_PACKAGE_MEGABYTES} MB`}
          accept={PACKAGE}
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
