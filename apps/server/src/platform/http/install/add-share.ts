const channelsOf = (colour: string): number[] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/**
 * Adds a colour in place of another one, weighted by each pixel's share. Colours are mixed linearly, so that is
 * exact.
 * @param pixels RGB
 * @param share one byte for each pixel, 255 for all of it
 * @param before the colour that the pixels have in its place, `#rrggbb`
 */
export const addShare = (
  pixels: Float32Array,
  share: Uint8Array,
  colour: string,
  before = '#000000',
): void => {
  const from = channelsOf(before)
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((to, at) => (to - (from[at] ?? 0)) / 255)
  for (let at = 0; at < share.length; at++) {
    const part = share[at] ?? 0
    if (part === 0) continue
    pixels[3 * at] = (pixels[3 * at] ?? 0) + part * red
    pixels[3 * at + 1] = (pixels[3 * at + 1] ?? 0) + part * green
    pixels[3 * at + 2] = (pixels[3 * at + 2] ?? 0) + part * blue
  }
}
