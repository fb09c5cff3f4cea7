import { type Image, imageSourceSet } from '@wohlauf/contract/values/image'
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import { fileAddress } from '../../native/platform.ts'
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

/** After this time a picture counts as late, and its blurred preview is worth the computation. */
const LATE_AFTER_MS = 300

const bytesOf = (hash: string): Uint8Array =>
  Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))

const colourOf = (hash: string): string => {
  const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(hash))
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${a.toFixed(2)})`
}

/** Only for a late picture: it takes 2 ms on a desktop, and a phone should respond to touch while it renders. */
const useLatePreview = (hash: string, isWaiting: boolean): string | undefined => {
  const [preview, setPreview] = useState<{ hash: string; url: string }>()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(
      () => setPreview({ hash, url: thumbHashToDataURL(bytesOf(hash)) }),
      LATE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [hash, isWaiting])
  return preview?.hash === hash ? preview.url : undefined
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
  const [isLoaded, setIsLoaded] = useState(false)
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => setIsLoaded(event.currentTarget.complete)
  const [failedUrl, setFailedUrl] = useState<string>()
  const storedUrl = useStoredPicture(image.url, failedUrl === image.url, onError)
  const ratio = aspectRatio ?? image.aspectRatio
  const colour = useMemo(() => colourOf(image.hash), [image.hash])
  const preview = useLatePreview(image.hash, isFirst && !isLoaded)
  return (
    <div
      className={classes.frame}
      style={{
        aspectRatio: ratio,
        backgroundColor: colour,
        backgroundImage: preview && `url(${preview})`,
      }}
    >
      <img
        className={classes.image}
        data-loaded={isLoaded || undefined}
        src={storedUrl ?? address}
        srcSet={storedUrl ? undefined : imageSourceSet({ ...image, url: address })}
        sizes={sizes}
        alt={isDecorative ? '' : image.alternativeText}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={() => setFailedUrl(image.url)}
      />
    </div>
  )
}
