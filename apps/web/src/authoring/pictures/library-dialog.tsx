import '@mantine/core/styles/Skeleton.css'
import { Skeleton, UnstyledButton } from '@mantine/core'
import { getPicturesAsManager } from '@wohlauf/contract/overview/pictures'
import type { Image } from '@wohlauf/contract/values/image'
import { useState } from 'react'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FailedAnswer } from '../../ui/feedback/answered.tsx'
import { EmptyText } from '../../ui/feedback/empty-text.tsx'
import { ShowMore } from '../../ui/layout/show-more.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { fileOfPicture } from './file-of-picture.ts'
import classes from './library-dialog.module.css'

const PAGE = 24

type LibraryDialogProps = { isOpen: boolean; onClose: () => void; onFile: (file: File) => void }

const nameOf = ({ alternativeText }: Image, index: number): string =>
  alternativeText || `Bild ${index + 1}, ohne Beschreibung`

/** The pictures of the app's contents, to be used again. */
const Library = ({ onClose, onFile }: Omit<LibraryDialogProps, 'isOpen'>) => {
  const answer = usePagedAnswer(getPicturesAsManager, { limit: PAGE })
  const [taking, setTaking] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const take = async (imageId: string, image: Image) => {
    setTaking(imageId)
    setHasFailed(false)
    try {
      const file = await fileOfPicture(image)
      onClose()
      onFile(file)
    } catch {
      setHasFailed(true)
    }
    setTaking(null)
  }
  const { data, error, more } = answer
  if (!data && error) return <FailedAnswer query={answer} failure="Die Bilder sind gerade nicht erreichbar" />
  if (data?.length === 0) return <EmptyText>Noch kein Inhalt zeigt ein Bild.</EmptyText>
  return (
    <>
      <p className={classes.hint}>Das Bild bekommt hier eine Beschreibung für sich.</p>
      {hasFailed && (
        <p role="alert" className={classes.failure}>
          Das Bild konnte nicht geladen werden. Versuche es noch einmal.
        </p>
      )}
      <ul className={classes.pictures} aria-busy={!data || taking !== null}>
        {data
          ? data.map(({ imageId, image }, index) => (
              <li key={imageId}>
                <UnstyledButton
                  className={classes.picture}
                  aria-label={nameOf(image, index)}
                  disabled={taking !== null}
                  data-taking={taking === imageId || undefined}
                  onClick={() => void take(imageId, image)}
                >
                  <Picture image={image} aspectRatio={1} sizes="160px" isDecorative />
                </UnstyledButton>
              </li>
            ))
          : [...Array(8).keys()].map((nth) => (
              <li key={nth}>
                <Skeleton className={classes.waiting ?? ''} />
              </li>
            ))}
      </ul>
      {data && <ShowMore {...more} />}
    </>
  )
}

const LibraryDialog = ({ isOpen, ...props }: LibraryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={props.onClose} title="Bild aus der App" width="largeNested" isTall>
    <Library {...props} />
  </Dialog>
)

export default LibraryDialog
