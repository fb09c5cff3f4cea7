import { imageFolder } from '@wohlauf/contract/values/image'
import { useEffect, useEffectEvent, useState } from 'react'
import { readStoredPicture } from '../state/read-stored-picture.ts'
import { useOfStore } from '../state/store.ts'
import { useObjectUrl } from './use-object-url.ts'

/**
 * The address of a picture that the device has stored, once its own address has failed; null without one.
 *
 * @param onMissing called when the device does not have it either
 */
export const useStoredPicture = (
  url: string,
  hasFailed: boolean,
  onMissing: (() => void) | undefined,
): string | null => {
  const readPicture = useOfStore(readStoredPicture, (read) => (hasFailed ? read : null))
  const folder = imageFolder(url)
  const [stored, setStored] = useState<{ folder: string; blob: Blob | null }>()
  const miss = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (!hasFailed) return
    if (!readPicture) return miss()
    let isWanted = true
    void readPicture(folder).then((blob) => {
      if (!isWanted) return
      setStored({ folder, blob })
      if (!blob) miss()
    })
    return () => {
      isWanted = false
    }
  }, [hasFailed, readPicture, folder])
  return useObjectUrl(stored?.folder === folder ? stored.blob : null)
}
