import { createHash } from 'node:crypto'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { MAIL_PALETTES } from '../../mail/palette.ts'

/** Raised when icons or screenshots are drawn differently: their addresses change, as they are cached permanently. */
const DRAWING = 1

export type Look = {
  /** Ten shades, lightest first. */
  scale: readonly string[]
  logo: AppSettings['appLogo']
  /** Names the look in addresses: it differs for another colour or logo. */
  key: string
}

type Branding = Pick<AppSettings, 'appStyle' | 'appScale' | 'appLogo'>

/** The content of an app's pictures: its logo, or the product's sprout in its colour or in its style's. */
export const lookOf = ({ appStyle, appScale, appLogo }: Branding): Look => {
  const scale = appScale ?? brandScaleOf(MAIL_PALETTES[appStyle].brand) ?? []
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, scale, appLogo?.url]))
    .digest('hex')
    .slice(0, 16)
  return { scale, logo: appLogo, key }
}
