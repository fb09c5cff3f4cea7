import { type Image, imageSourceSet } from '@wohlauf/contract/image'
import { type SyntheticEvent, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
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

type Ground = { backgroundImage: string } | { backgroundColor: string }

const grounds = new Map<string, Ground>()

const colourOf = (bytes: Uint8Array): string => {
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes)
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${a.toFixed(2)})`
}

/**
 * Shown until the bytes are loaded: the blurred preview of a screen's first picture, the average colour of the others. A
 * preview costs 2 ms on a desktop, and a list of many would keep a phone from answering.
 */
const groundOf = (hash: string, isFirst: boolean): Ground => {
  const key = `${isFirst} ${hash}`
  const known = grounds.get(key)
  if (known) return known
  const bytes = Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0))
  const made = isFirst
    ? { backgroundImage: `url(${thumbHashToDataURL(bytes)})` }
    : { backgroundColor: colourOf(bytes) }
  grounds.set(key, made)
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
    <div className={classes.frame} style={{ aspectRatio: ratio, ...groundOf(image.hash, isFirst) }}>
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
