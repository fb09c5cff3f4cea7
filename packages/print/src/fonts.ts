import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 'regular' | 'bold'

export type PrintFont = {
  /** Unique among all fonts. */
  name: string
  /** TrueType. */
  bytes: Buffer
  /** Code points. */
  covers: ReadonlySet<number>
  /** From the baseline to the top of a line, as a share of the size. */
  ascent: number
}

const require = createRequire(import.meta.url)

const folderOf = (manifest: string): string => join(dirname(manifest), 'files')
const FIGTREE = folderOf(require.resolve('@fontsource/figtree/package.json'))
const DEJAVU = folderOf(require.resolve('@fontsource/dejavu-sans/package.json'))
const NOTO_EMOJI = folderOf(require.resolve('@fontsource/noto-emoji/package.json'))

/** Opened when it is first used: most documents need the first font only. */
const openLazily = (name: string, path: string): PrintFont => {
  let openedFont: Omit<PrintFont, 'name'> | undefined
  const open = () => {
    if (openedFont) return openedFont
    const bytes = unpackWoff(readFileSync(path))
    const font = create(bytes)
    if (!('characterSet' in font)) throw new Error(`${path} is not a single font`)
    openedFont = { bytes, covers: new Set(font.characterSet), ascent: font.ascent / font.unitsPerEm }
    return openedFont
  }
  return {
    name,
    get bytes() {
      return open().bytes
    },
    get covers() {
      return open().covers
    },
    get ascent() {
      return open().ascent
    },
  }
}

/** The files of one font that cover different characters. */
const EMOJI_FILES = 11

const EMOJI = Array.from({ length: EMOJI_FILES }, (_, index) =>
  openLazily(`emoji-${index}`, join(NOTO_EMOJI, `noto-emoji-${index}-400-normal.woff`)),
)

const textFonts = (weight: Weight, number: 400 | 700): PrintFont[] => [
  openLazily(weight, join(FIGTREE, `figtree-latin-${number}-normal.woff`)),
  openLazily(`${weight}-latin-ext`, join(FIGTREE, `figtree-latin-ext-${number}-normal.woff`)),
  openLazily(`${weight}-other`, join(DEJAVU, `dejavu-sans-latin-${number}-normal.woff`)),
]

const TEXT = { regular: textFonts('regular', 400), bold: textFonts('bold', 700) }

const FONTS = new Map([...TEXT.regular, ...TEXT.bold, ...EMOJI].map((font) => [font.name, font]))

/** The font of ordinary text, which also gives a line its height. */
export const baseFont = (weight: Weight): PrintFont => TEXT[weight][0] as PrintFont

/** @throws for a name that no font has */
export const fontNamed = (name: string): PrintFont => {
  const font = FONTS.get(name)
  if (!font) throw new Error(`there is no font ${name}`)
  return font
}

export const hasAll = ({ covers }: PrintFont, text: string): boolean => {
  for (const character of text) if (!covers.has(character.codePointAt(0) ?? 0)) return false
  return true
}

/** The first font that can draw all of a text; null when none can. DejaVu has other alphabets, arrows and symbols. */
export const fontFor = (text: string, weight: Weight, isEmoji: boolean): PrintFont | null => {
  const fonts = isEmoji ? [...EMOJI, ...TEXT[weight]] : [...TEXT[weight], ...EMOJI]
  return fonts.find((font) => hasAll(font, text)) ?? null
}
