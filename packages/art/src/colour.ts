/** `#rrggbb` */
export type Colour = string

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [channels(from), channels(to)]
  const parts = a.map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
