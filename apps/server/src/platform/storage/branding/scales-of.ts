import { type BrandScale, brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { nightScaleOf } from '@wohlauf/contract/rules/night-scale'

/** An installation has tens of apps. */
const MAX_SCALES = 500

/** Null without a colour of its own. */
type Scales = { day: BrandScale | null; night: BrandScale | null }

const NONE: Scales = { day: null, night: null }

const calculated = new Map<string, Scales>()

/** Every request may need them: calculated once per process. */
export const scalesOf = (colour: string | null): Scales => {
  if (colour === null) return NONE
  const earlier = calculated.get(colour)
  if (earlier !== undefined) return earlier
  const day = brandScaleOf(colour)
  const main = day?.[6]
  const scales = { day, night: main === undefined ? null : nightScaleOf(main) }
  if (calculated.size >= MAX_SCALES) calculated.clear()
  calculated.set(colour, scales)
  return scales
}
