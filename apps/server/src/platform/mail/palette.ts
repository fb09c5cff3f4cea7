import type { BrandScale } from '@wohlauf/contract/rules/brand-scale'
import type { AppStyle } from '@wohlauf/contract/values/features'

/** The colours of mails; text never has less than a contrast of 4.5 with its background. */
export type MailPalette = {
  /** Around the sheet. */
  ground: string
  sheet: string
  line: string
  ink: string
  inkSoft: string
  brand: string
  brandDark: string
  tint: string
}

const shared = { sheet: '#ffffff', ink: '#22303d', inkSoft: '#526170' }

/** The two styles of `packages/art/src/palette.ts`, as flat colours: mail programs cannot mix colours. */
export const MAIL_PALETTES: Record<AppStyle, MailPalette> = {
  default: {
    ...shared,
    ground: '#f2f6fb',
    line: '#e3ecf6',
    brand: '#466fa6',
    brandDark: '#2a456e',
    tint: '#f2f6fb',
  },
  wohlauf: {
    ...shared,
    ground: '#f1f7f2',
    line: '#e1efe5',
    brand: '#3a785c',
    brandDark: '#234c3b',
    tint: '#f1f7f2',
  },
}

export const mailPaletteOf = (style: AppStyle, scale: BrandScale | null | undefined): MailPalette => {
  const [palest, pale, , , , , main, , dark] = scale ?? []
  if (!palest || !pale || !main || !dark) return MAIL_PALETTES[style]
  return { ...shared, ground: palest, line: pale, brand: main, brandDark: dark, tint: palest }
}
