import { useEffect, useState } from 'react'
import { useObjectUrl } from '../../ui/media/use-object-url.ts'

type ChosenPicture = { url: string; aspectRatio: number }

/**
 * A chosen picture in a form that can be shown before it is stored; null without one, until it is read, or if
 * the browser cannot read it.
 */
export const useChosenPicture = (file: File | null | undefined): ChosenPicture | null => {
  const url = useObjectUrl(file)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  useEffect(() => {
    setPicture(null)
    if (!url) return
    let isHere = true
    const image = new Image()
    image.src = url
    image.decode().then(
      () => isHere && setPicture({ url, aspectRatio: image.naturalWidth / image.naturalHeight }),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [url])
  return picture
}
