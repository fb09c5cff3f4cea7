import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../machine/paths.mjs'

const source = join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const theme = join(root, 'apps/web/src/ui/theme')
export const fontFile = join(theme, 'fonts/figtree-german.woff2')

/** The weights that the styles use. */
const weights = { min: 400, max: 700, default: 400 }

/** The letters of the file's own rule. */
const readLetters = () => {
  const rule = readFileSync(join(theme, 'styles.css'), 'utf8').match(
    /figtree-german[^}]*unicode-range:([^;]*);/,
  )
  return rule[1].split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}

/** Figtree with the letters and weights of the first load alone. */
export const makeFont = () =>
  subsetFont(readFileSync(source), readLetters().join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
