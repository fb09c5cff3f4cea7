import { type BrandScale, brandScaleOf } from '@wohlauf/contract/rules/brand-scale'

/** An installation has tens of apps. */
const MAX_SCALES = 500

const scales = new Map<string, BrandScale | null>()

/** Every request may need it: calculated once in a process. */
export const scaleOf = (colour: string | null): BrandScale | null => {
  if (colour === null) return null
  const earlier = scales.get(colour)
  if (earlier !== undefined) return earlier
  const scale = brandScaleOf(colour)
  if (scales.size >= MAX_SCALES) scales.clear()
  scales.set(colour, scale)
  return scale
}
