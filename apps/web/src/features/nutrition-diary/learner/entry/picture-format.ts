/** Formats of photos and screenshots from phones. */
export type PictureFormat = 'JPEG' | 'PNG' | 'HEIC'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The brands of ISO 23008-12, and general brands that phones write first. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const beginsWith = (bytes: Uint8Array, begin: readonly number[]): boolean =>
  begin.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, start: number): string =>
  String.fromCharCode(...bytes.slice(start, start + 4))

/** The format by the first 12 bytes; null for any other. */
export const formatOfBytes = (bytes: Uint8Array): PictureFormat | null => {
  if (beginsWith(bytes, JPEG)) return 'JPEG'
  if (beginsWith(bytes, PNG)) return 'PNG'
  return textAt(bytes, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(bytes, 8)) ? 'HEIC' : null
}
