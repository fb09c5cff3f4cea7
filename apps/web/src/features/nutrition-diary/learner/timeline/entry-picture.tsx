import { Button } from '@mantine/core'
import type { Image } from '@wohlauf/contract/values/image'
import { useState } from 'react'
import { Picture } from '../../../../ui/media/picture.tsx'
import classes from './entry-picture.module.css'

const RATIO = 1.5

/** Whether it is the same picture under a new signature: only the query differs. */
const isSame = (one: Image, other: Image): boolean => one.url.split('?')[0] === other.url.split('?')[0]

type EntryPictureProps = {
  image: Image
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** Called when its address has expired, or the connection is lost: fetches the entry again. */
  onStale: () => void
  isFirst?: boolean
}

/**
 * A loaded picture stays as it is; if one cannot be loaded, a new address is fetched once, then by a button.
 */
export const EntryPicture = ({ image, sizes, onStale, isFirst = false }: EntryPictureProps) => {
  const [current, setCurrent] = useState(image)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isStuck = failedUrl === current.url
  if (current.url !== image.url && (isStuck || !isSame(current, image))) setCurrent(image)
  const fail = () => {
    setFailedUrl(current.url)
    setAttempts(attempts + 1)
    if (attempts === 0) onStale()
  }
  const retry = () => {
    setFailedUrl(null)
    setAttempts(attempts + 1)
    onStale()
  }
  return (
    <div className={classes.picture}>
      <Picture
        key={current.url}
        image={current}
        aspectRatio={RATIO}
        sizes={sizes}
        isFirst={isFirst}
        onError={fail}
      />
      {isStuck && (
        <div className={classes.failed}>
          <p>Das Bild ist gerade nicht erreichbar.</p>
          <Button size="sm" variant="white" onClick={retry}>
            Bild noch einmal laden
          </Button>
        </div>
      )}
    </div>
  )
}
