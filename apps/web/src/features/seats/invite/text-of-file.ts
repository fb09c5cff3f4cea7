/** The number of bytes in which zeros are counted: UTF-16 has one beside each Latin letter. */
const SAMPLE_BYTES = 1000

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map(
    (first) => sample.filter((byte, index) => index % 2 === first && byte === 0).length,
  )
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < sample.length / 4) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Decodes UTF-8, the UTF-16 that Excel calls "Unicode Text", or what Excel writes in Germany by default. */
export const textOf = (bytes: ArrayBuffer): string => {
  const utf16 = utf16Of(new Uint8Array(bytes))
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
