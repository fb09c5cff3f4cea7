/**
 * Björn Ottosson, "A perceptual color space for image processing", 2020: equal steps of lightness look equal in every
 * hue. Written out, because it is two matrices and a cube root.
 */
export type Lch = {
  /** 0 is black, 1 is white. */
  lightness: number
  /** 0 is grey. */
  chroma: number
  /** In radians. */
  hue: number
}

type Triple = readonly [number, number, number]

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const linearOf = (colour: string): Triple => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)]
}

/** Relative luminance (WCAG 2.2). */
const luminanceOf = (colour: string): number => {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** @param colour `#rrggbb` */
export const lchOf = (colour: string): Lch => {
  const [red, green, blue] = linearOf(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Linear channels, outside of 0 to 1 for a colour that no screen shows. */
const channelsOf = ({ lightness, chroma, hue }: Lch): Triple => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Less than half of a step of a channel. */
const TOLERANCE = 0.0005

const isShown = (lch: Lch): boolean =>
  channelsOf(lch).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE)

const STEPS = 20

/** `#rrggbb` of the colour, with less chroma where no screen shows as much: lightness and hue stay. */
export const clampedHex = (lch: Lch): string => {
  let [low, high] = [0, lch.chroma]
  if (isShown(lch)) low = high
  for (let step = 0; step < STEPS && low < high; step++) {
    const chroma = (low + high) / 2
    if (isShown({ ...lch, chroma })) low = chroma
    else high = chroma
  }
  const bytes = channelsOf({ ...lch, chroma: low }).map((channel) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
