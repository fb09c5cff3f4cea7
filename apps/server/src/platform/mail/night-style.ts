import { nightScaleOf } from '@wohlauf/contract/rules/night-scale'
import type { MailPalette } from './palette.ts'

/** Parts of a mail whose colours change at night: the names of their classes. */
export const AT_NIGHT = {
  ground: 'n-ground',
  sheet: 'n-sheet',
  ink: 'n-ink',
  inkSoft: 'n-soft',
  brandDark: 'n-brand',
  quote: 'n-quote',
  button: 'n-button',
  logo: 'n-logo',
} as const

/** The ink, the sheet and the shades that the sites have in a dark appearance (`apps/web/src/ui/theme/styles.css`). */
export const nightPaletteOf = ({ brand }: MailPalette): MailPalette => {
  const [ground = '', tint = '', line = '', , , , main = '', , text = ''] = nightScaleOf(brand)
  return {
    ground,
    sheet: '#1d2125',
    line,
    ink: '#e4e9ee',
    inkSoft: '#a9b4be',
    brand: main,
    brandDark: text,
    tint,
  }
}

/**
 * For mail programs that follow the device (Apple Mail, Outlook for Mac, Thunderbird): the others ignore it, or turn the colours
 * round themselves. It has to outweigh the elements' own styles, which are the only ones that every program reads.
 */
export const nightStyle = (day: MailPalette): string => {
  const { ground, sheet, line, ink, inkSoft, brand, brandDark, tint } = nightPaletteOf(day)
  const rules: Record<keyof typeof AT_NIGHT, string> = {
    ground: `background-color:${ground}`,
    sheet: `background-color:${sheet};border-color:${brand} ${line} ${line}`,
    ink: `color:${ink}`,
    inkSoft: `color:${inkSoft}`,
    brandDark: `color:${brandDark}`,
    quote: `background-color:${tint};border-color:${brand}`,
    button: `background-color:${brand};color:${sheet}`,
    // Logos are made for light grounds, and most have no ground of their own; the text appears there while pictures
    // are blocked.
    logo: `background-color:#ffffff;color:${day.brandDark};border-radius:8px;padding:6px`,
  }
  const body = Object.entries(rules)
    .map(
      ([part, rule]) => `.${AT_NIGHT[part as keyof typeof rules]}{${rule.replace(/(?=;|$)/g, '!important')}}`,
    )
    .join('')
  // The body's colour is repeated by the cell in it, for programs that drop the body.
  const cell = `.${AT_NIGHT.ground}>table>tbody>tr>td{background-color:${ground}!important}`
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${body}${cell}}`
}
