import '@mantine/core/styles/Input.css'
import { Button, Input } from '@mantine/core'
import { MAX_FILE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { useId, useState } from 'react'
import IconPhoto from '~icons/tabler/photo'
import { FileDrop } from '../../../authoring/files/file-drop.tsx'
import classes from './logo-field.module.css'

type LogoFieldProps = {
  shownUrl: string | null
  file: File | null
  hasCurrent: boolean
  onFile: (file: File | null) => void
  onRemove: () => void
}

export const LogoField = ({ shownUrl, file, hasCurrent, onFile, onRemove }: LogoFieldProps) => {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  return (
    <Input.Wrapper
      label="Logo"
      description="Breite Logos stehen anstelle des Titels, andere daneben."
      labelElement="div"
      labelProps={{ id }}
      descriptionProps={{ id: `${id}-hint` }}
      error={error}
      size="md"
    >
      <fieldset className={classes.field} aria-labelledby={id} aria-describedby={`${id}-hint`}>
        {shownUrl && (
          <div className={classes.shown}>
            <img src={shownUrl} alt={file ? 'Gewähltes Logo' : 'Bisheriges Logo'} className={classes.logo} />
            {file ? (
              <Button variant="subtle" size="sm" onClick={() => onFile(null)}>
                {hasCurrent ? 'Beim bisherigen Logo bleiben' : 'Doch kein Logo'}
              </Button>
            ) : (
              <Button variant="subtle" size="sm" onClick={onRemove}>
                Logo entfernen
              </Button>
            )}
          </div>
        )}
        <FileDrop
          path="logo"
          label={shownUrl ? 'Anderes Logo wählen' : 'Logo wählen'}
          hint={`PNG oder JPEG, höchstens ${MAX_FILE_MEGABYTES} MB`}
          accept={['image/png', 'image/jpeg']}
          icon={IconPhoto}
          onFile={(file) => {
            setError(null)
            onFile(file)
          }}
          onRefused={setError}
        />
      </fieldset>
    </Input.Wrapper>
  )
}
