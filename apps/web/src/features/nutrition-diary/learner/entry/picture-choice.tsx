import '@mantine/core/styles/Input.css'
import { Button, Input } from '@mantine/core'
import { MAX_FILE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { PRIVATE_IMAGE_WIDTHS } from '@wohlauf/contract/values/image'
import { Suspense, useId, useRef, useState } from 'react'
import IconCamera from '~icons/tabler/camera'
import IconCrop from '~icons/tabler/crop'
import IconPhoto from '~icons/tabler/photo'
import IconTrash from '~icons/tabler/trash'
import { CameraDenied, camera, type TakePhoto } from '../../../../native/camera.ts'
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx'
import { useObjectUrl } from '../../../../ui/media/use-object-url.ts'
import { BROKEN_MESSAGE, problemOfPicture } from './check-picture.ts'
import classes from './picture-choice.module.css'

const CropDialog = lazyPart(() => import('../../../../ui/dialogs/crop-dialog.tsx'))

const RATIO = 1.5
const MAX_WIDTH = Math.max(...PRIVATE_IMAGE_WIDTHS)

/** True on handheld devices: only their camera is useful. */
const mayTakePhoto = (): boolean => camera() !== null || window.matchMedia('(pointer: coarse)').matches

const NO_CAMERA =
  'Die App darf die Kamera nicht benutzen. Du kannst es in den Einstellungen deines Geräts erlauben, oder ein Bild wählen.'
const NO_PHOTO = 'Das Foto konnte nicht aufgenommen werden. Versuche es noch einmal, oder wähle ein Bild.'

type FileButtonProps = {
  label: string
  icon: typeof IconCamera
  isCamera?: boolean
  isMain?: boolean
  describedBy?: string | undefined
  onFile: (file: File) => void
  onProblem: (message: string) => void
}

const FileButton = ({
  label,
  icon: Icon,
  isCamera = false,
  isMain = false,
  describedBy,
  onFile,
  onProblem,
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const takePhoto = isCamera ? camera() : null
  const photograph = async (take: TakePhoto) => {
    try {
      const photo = await take()
      if (photo) onFile(photo)
    } catch (error) {
      if (!(error instanceof CameraDenied)) reportError(error)
      onProblem(error instanceof CameraDenied ? NO_CAMERA : NO_PHOTO)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        {...(isCamera ? { capture: 'environment' as const } : {})}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Allows choosing the same file again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant={isMain ? 'light' : 'subtle'}
        leftSection={<Icon aria-hidden size={20} />}
        aria-describedby={describedBy}
        onClick={() => (takePhoto ? void photograph(takePhoto) : input.current?.click())}
      >
        {label}
      </Button>
    </>
  )
}

type PictureChoiceProps = {
  label: string
  file: File | null
  onChange: (file: File | null) => void
  /** True inside another field, which frames both. */
  isInFrame?: boolean
}

/** The picture is checked and cropped before it is shown. */
export const PictureChoice = ({ label, file, onChange, isInFrame = false }: PictureChoiceProps) => {
  const id = useId()
  const hintId = useId()
  const [original, setOriginal] = useState<File | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const url = useObjectUrl(file)
  const take = async (next: File) => {
    const problem = await problemOfPicture(next)
    setError(problem)
    if (problem) return
    setOriginal(next)
    setIsCropping(true)
  }
  const onFile = (next: File) => void take(next)
  return (
    <Input.Wrapper
      label={isInFrame ? undefined : label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      errorProps={{ role: 'alert' }}
      size="md"
    >
      <fieldset
        className={classes.choice}
        {...(isInFrame ? { 'aria-label': label } : { 'aria-labelledby': id })}
        data-filled={url !== null || undefined}
        data-in-frame={isInFrame || undefined}
      >
        {url && <img src={url} alt="Gewähltes Bild" className={classes.chosen} />}
        <div className={classes.buttons}>
          {mayTakePhoto() && (
            <FileButton
              label={url ? 'Neues Foto' : 'Foto aufnehmen'}
              icon={IconCamera}
              isCamera
              isMain={!url}
              onFile={onFile}
              onProblem={setError}
            />
          )}
          <FileButton
            label={url ? 'Anderes Bild' : 'Bild wählen'}
            icon={IconPhoto}
            isMain={!url}
            describedBy={url ? undefined : hintId}
            onFile={onFile}
            onProblem={setError}
          />
          {url && original && (
            <Button
              variant="subtle"
              leftSection={<IconCrop aria-hidden size={20} />}
              onClick={() => setIsCropping(true)}
            >
              Ausschnitt
            </Button>
          )}
          {url && (
            <Button
              variant="subtle"
              leftSection={<IconTrash aria-hidden size={20} />}
              onClick={() => onChange(null)}
            >
              Entfernen
            </Button>
          )}
        </div>
        {!url && (
          <p id={hintId} className={classes.hint} hidden={isInFrame}>
            JPEG oder PNG, höchstens {MAX_FILE_MEGABYTES} MB
          </p>
        )}
      </fieldset>
      {original && isCropping && (
        <Suspense>
          <CropDialog
            file={original}
            aspectRatio={RATIO}
            maxWidth={MAX_WIDTH}
            onClose={() => setIsCropping(false)}
            onFailed={() => {
              setIsCropping(false)
              setError(BROKEN_MESSAGE)
            }}
            onCropped={(picture) => {
              setIsCropping(false)
              onChange(picture)
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}
