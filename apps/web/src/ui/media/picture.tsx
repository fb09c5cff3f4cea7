import { type Image, imageSourceSet } from '@wohlauf/contract/values/image'
import { type SyntheticEvent, useMemo, useState } from 'react'
import { fileAddress } from '../../native/platform.ts'
import { groundOf } from './ground-of.ts'
import classes from './picture.module.css'
import { useStoredPicture } from './use-stored-picture.ts'

type PictureProps = {
  image: Image
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** Width ÷ height to crop to; if omitted, the picture's own ratio. */
  aspectRatio?: number
  /** Loads this picture before all others, which load when they come near. */
  isFirst?: boolean
  isDecorative?: boolean
  onError?: () => void
}

/** Marks the element itself: a state of React's would render a list once more for each of its pictures. */
const showLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  if (currentTarget.complete) currentTarget.dataset.loaded = 'true'
}

export const Picture = ({
  image,
  sizes,
  aspectRatio,
  isFirst = false,
  isDecorative = false,
  onError,
}: PictureProps) => {
  const address = fileAddress(image.url)
  const [failedUrl, setFailedUrl] = useState<string>()
  const storedUrl = useStoredPicture(image.url, failedUrl === image.url, onError)
  const ratio = aspectRatio ?? image.aspectRatio
  const background = useMemo(() => groundOf(image.hash), [image.hash])
  return (
    <div className={classes.frame} style={{ aspectRatio: ratio, background }}>
      <img
        className={classes.image}
        src={storedUrl ?? address}
        srcSet={storedUrl ? undefined : imageSourceSet({ ...image, url: address })}
        sizes={sizes}
        alt={isDecorative ? '' : image.alternativeText}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onLoad={showLoaded}
        onError={() => setFailedUrl(image.url)}
      />
    </div>
  )
}
