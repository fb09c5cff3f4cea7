/** Signs that a system refuses in a file's name, or reads as a folder's end. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** Windows reads these names as devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

const EXTENSION = /\.[a-z\d]{1,12}$/i

/** Android and Linux take 255 bytes, and a browser adds " (1)". */
const MAX_BYTES = 200

const shortened = (text: string): string => {
  const characters = Array.from(text)
  while (new TextEncoder().encode(characters.join('')).length > MAX_BYTES) characters.pop()
  return characters.join('')
}

/** A name that no system refuses, changes or reads as a path; of an extension only a plain one counts. */
export const deviceFileName = (name: string): string => {
  const [extension = ''] = EXTENSION.exec(name) ?? []
  const label = name
    .slice(0, name.length - extension.length)
    .normalize('NFC')
    .replaceAll(NOT_IN_NAMES, ' ')
    .replaceAll(/\s+/g, ' ')
  const trimmed = shortened(label.replaceAll(/^[\s.]+|[\s.]+$/g, '')).trimEnd()
  return `${DEVICES.test(trimmed) ? `${trimmed}_` : trimmed || 'Datei'}${extension}`
}
