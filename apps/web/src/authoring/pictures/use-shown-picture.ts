import type { Image } from '@wohlauf/contract/values/image'
import { useObjectUrl } from '../../ui/media/use-object-url.ts'

/** A grey placeholder, until the picture is stored and has colours of its own. */
const GREY = '+PcBBwCJeUp4h4eBiHd4eHh/BGuYh3wP'

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** The picture that learners will see: the chosen file, else the stored one, else a grey placeholder. */
export const useShownPicture = (
  file: File | null | undefined,
  storedImage: Image | undefined,
  aspectRatio: number,
): Image => {
  const url = useObjectUrl(file)
  if (!url && storedImage) return storedImage
  return { url: url ?? NOTHING, hash: GREY, aspectRatio, widths: [], alternativeText: '' }
}
