import type { Weight } from '@wohlauf/print/fonts'
import { INK, keepTogether, MARGIN, type Sheet, setFont } from './sheet.ts'

const BLANK = /_{3,}/
const SIZE = 10.5
const HEIGHT = 30

export const isToFill = (text: string): boolean => BLANK.test(text)

const partsOf = (text: string) => text.split(BLANK).map((part) => part.trim())
const weightOf = (label: string): Weight => (label.endsWith(':') ? 'bold' : 'regular')

/** The width of the longest label, so that lines below each other are aligned. */
export const widestLabel = ({ widthOf }: Sheet, texts: readonly string[]): number =>
  Math.max(
    ...texts.map((text) => {
      const [label = ''] = partsOf(text)
      return widthOf(label, { weight: weightOf(label), size: SIZE, colour: INK })
    }),
  )

export const writeLineToFill = (
  sheet: Sheet,
  text: string,
  labelWidth = widestLabel(sheet, [text]),
): void => {
  const { pdf, colours, width, widthOf, write, decorate } = sheet
  const [before = '', after = ''] = partsOf(text)
  keepTogether(sheet, HEIGHT)
  pdf.y += 13
  setFont(sheet, weightOf(before), SIZE, INK)
  const y = pdf.y
  const from = MARGIN + (labelWidth > 0 ? labelWidth + 8 : 0)
  const to = MARGIN + width - (after ? widthOf(after) + 4 : 0)
  write('LI', before, { x: MARGIN, y })
  decorate(() =>
    pdf
      .moveTo(from, y + 11)
      .lineTo(to, y + 11)
      .lineWidth(0.8)
      .strokeColor(colours.scale[4])
      .stroke(),
  )
  if (after) write('P', after, { x: to + 2, y })
  pdf.x = MARGIN
  pdf.y = y + HEIGHT - 13
}
