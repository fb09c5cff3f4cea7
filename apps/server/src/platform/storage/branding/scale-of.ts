import { type BrandScale, brandScaleOf } from '@wohlauf/contract/rules/brand-scale'

/** An installation has tens of apps. */
const KEPT = 500

const kept = new Map<string, BrandScale | null>()

/** The scale of an app's stored colour, which every request may need: calculated once in a process. */
export const scaleOf = (colour: string | null): BrandScale | null => {
  if (colour === null) return null
  const known = kept.get(colour)
  if (known !== undefined) return known
  const scale = brandScaleOf(colour)
  if (kept.size >= KEPT) kept.clear()
  kept.set(colour, scale)
  return scale
}
