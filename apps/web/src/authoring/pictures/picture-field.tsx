import '@mantine/core/styles/Input.css'
import { Button, Input } from '@mantine/core'
import { MAX_FILE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { IMAGE_WIDTHS, type Image } from '@wohlauf/contract/values/image'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import IconLibraryPhoto from '~icons/tabler/library-photo'
import IconPhoto from '~icons/tabler/photo'
import { useSessionUser } from '../../session/session.ts'
import { useLazyDialog } from '../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useObjectUrl } from '../../ui/media/use-object-url.ts'
import { FileDrop } from '../files/file-drop.tsx'
import classes from './picture-field.module.css'

/** Loaded for managers only: others have no library. */
const LibraryDialog = lazyDialog(() => import('./library-dialog.tsx'))
const CropDialog = lazyPart(() => import('../../ui/dialogs/crop-dialog.tsx'))

/** The widest stored version: the server discards more. */
const WIDEST_PX = Math.max(...IMAGE_WIDTHS)

type PictureFieldProps = {
  label: string
  /** Width ÷ height of the shown picture; if omitted, the picture keeps its own ratio. */
  aspectRatio?: number
  current?: Image | undefined
  file: File | null | undefined
  onChange: (file: File | null) => void
  isRequired?: boolean
  /** The file's name in the form. */
  path: string
  /** The form's error, shown until a picture is chosen. */
  error?: ReactNode
}

/** Crops the picture to the aspect ratio, and previews it before it is saved. */
export const PictureField = ({
  label,
  aspectRatio,
  current,
  file,
  onChange,
  isRequired = false,
  path,
  error: refusal,
}: PictureFieldProps) => {
  const id = useId()
  const [raw, setRaw] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const url = useObjectUrl(file)
  const hasLibrary = useSessionUser()?.isAppManager === true
  const library = useLazyDialog()
  const libraryButton = useRef<HTMLButtonElement>(null)
  const take = (next: File) => {
    setError(null)
    if (aspectRatio === undefined) onChange(next)
    else setRaw(next)
  }
  const chooseFromLibrary = (next: File) => {
    // The next dialog returns the focus to where it was, which would be inside the dialog that closes.
    libraryButton.current?.focus({ preventScroll: true })
    take(next)
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error ?? refusal}
      errorProps={{ id: `${id}-error` }}
      required={isRequired}
      size="md"
    >
      <fieldset className={classes.field} aria-labelledby={id}>
        {url ? (
          <img src={url} alt="Gewähltes Bild" className={classes.chosen} />
        ) : (
          current && <Picture image={current} sizes="320px" {...(aspectRatio ? { aspectRatio } : {})} />
        )}
        <FileDrop
          label={url || current ? 'Anderes Bild wählen' : 'Bild wählen'}
          hint={`JPEG${aspectRatio === undefined ? ' oder PNG' : ''}, höchstens ${MAX_FILE_MEGABYTES} MB`}
          accept={aspectRatio === undefined ? ['image/jpeg', 'image/png'] : ['image/jpeg']}
          path={path}
          errorId={error || refusal ? `${id}-error` : undefined}
          icon={IconPhoto}
          onFile={take}
          onRefused={setError}
        />
        {hasLibrary && (
          <Button
            ref={libraryButton}
            variant="subtle"
            size="sm"
            leftSection={<IconLibraryPhoto aria-hidden size={20} />}
            onClick={library.open}
            aria-haspopup="dialog"
          >
            Bild aus der App wählen
          </Button>
        )}
        {file && current && (
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            Beim bisherigen Bild bleiben
          </Button>
        )}
      </fieldset>
      {library.isWanted && (
        <Suspense>
          <LibraryDialog isOpen={library.isOpen} onClose={library.close} onFile={chooseFromLibrary} />
        </Suspense>
      )}
      {raw && aspectRatio !== undefined && (
        <Suspense>
          <CropDialog
            file={raw}
            aspectRatio={aspectRatio}
            maxWidth={WIDEST_PX}
            onClose={() => setRaw(null)}
            onFailed={() => {
              setRaw(null)
              setError(MESSAGES.fileFormat)
            }}
            onCropped={(picture) => {
              setRaw(null)
              onChange(picture)
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}
