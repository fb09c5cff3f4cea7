import { type Image, imageSourceSet } from '@wohlauf/contract/image'
import { type SyntheticEvent, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import classes from './picture.module.css'

type PictureProps = {
  image: Image
  /** Its displayed width, as a `sizes` attribute. */
  sizes: string
  /** Width ÷ height to crop to; if omitted, its own. */
  aspectRatio?: number
  /** Loads the first picture on a screen first; all others when they come near. */
  isFirst?: boolean
  isDecorative?: boolean
  onError?: () => void
}

const previews = new Map<string, string>()

/** The blurred preview, shown until the bytes are loaded: it avoids layout shifts. */
const previewOf = (hash: string): string => {
  const known = previews.get(hash)
  if (known) return known
  const made = thumbHashToDataURL(Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0)))
  previews.set(hash, made)
  return made
}

/** A picture of the content in the version that fits the screen. */
export const Picture = ({
  image,
  sizes,
  aspectRatio,
  isFirst = false,
  isDecorative = false,
  onError,
}: PictureProps) => {
  const [isLoaded, setIsLoaded] = useState(false)
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => setIsLoaded(event.currentTarget.complete)
  const ratio = aspectRatio ?? image.aspectRatio
  return (
    <div
      className={classes.frame}
      style={{ aspectRatio: ratio, backgroundImage: `url(${previewOf(image.hash)})` }}
    >
      <img
        className={classes.image}
        data-loaded={isLoaded || undefined}
        src={image.url}
        srcSet={imageSourceSet(image)}
        sizes={sizes}
        alt={isDecorative ? '' : image.alternativeText}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </div>
  )
}
