import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { MAX_FILE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { type ReactNode, useId, useState } from 'react'
import IconFileText from '~icons/tabler/file-text'
import { FileDrop } from './file-drop.tsx'
import classes from './file-field.module.css'

const DOCUMENTS = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

type FileFieldProps = {
  label: string
  file: File | null | undefined
  onChange: (file: File) => void
  /** The form's error, shown until another file is chosen. */
  error?: ReactNode
}

export const FileField = ({ label, file, onChange, error: refusal }: FileFieldProps) => {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error ?? refusal}
      errorProps={{ id: `${id}-error` }}
      required
      size="md"
    >
      <fieldset className={classes.field} aria-labelledby={id}>
        {file && <p className={classes.name}>{file.name}</p>}
        <FileDrop
          label={file ? 'Andere Datei wählen' : 'Datei wählen'}
          hint={`PDF, DOC oder DOCX ohne Makros, höchstens ${MAX_FILE_MEGABYTES} MB`}
          accept={DOCUMENTS}
          path="file"
          errorId={error || refusal ? `${id}-error` : undefined}
          icon={IconFileText}
          onFile={(next) => {
            setError(null)
            onChange(next)
          }}
          onRefused={setError}
        />
      </fieldset>
    </Input.Wrapper>
  )
}
