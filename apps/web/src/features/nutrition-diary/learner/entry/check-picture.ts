import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { formatOfBytes } from './picture-format.ts'

export const HEIC_MESSAGE =
  'Dein Handy hat das Bild als HEIC gespeichert, das können wir nicht öffnen. Nimm am besten einen Screenshot davon. Damit neue Fotos gleich passen: In den Einstellungen der Kamera unter „Formate“ auf „Maximale Kompatibilität“ stellen.'

export const BROKEN_MESSAGE = 'Das Bild ist beschädigt und lässt sich nicht öffnen. Wähl bitte ein anderes.'

const HEAD_BYTES = 16

const isDecodable = async (file: File): Promise<boolean> => {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** Says why a chosen file is no usable picture; null when it is. Checks its bytes, not its name. */
export const problemOfPicture = async (file: File): Promise<string | null> => {
  if (file.size > MAX_FILE_BYTES) return MESSAGES.fileTooLarge
  const format = formatOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (format === null) return MESSAGES.fileFormat
  // Some browsers can decode a HEIC, and a JPEG is sent. Cropping detects whether other files are broken.
  return format !== 'HEIC' || (await isDecodable(file)) ? null : HEIC_MESSAGE
}
