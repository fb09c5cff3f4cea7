import { writeWithLabel } from './list.ts'
import type { Section } from './section.ts'
import { INK, keepTogether, MARGIN, type Sheet, setFont } from './sheet.ts'

const GAP = 12
const PADDING = 11
const SIZE = 9.5

export const isShort = ({ paragraphs, list }: Section): boolean => !list && paragraphs.join('').length <= 230

const heightOf = (sheet: Sheet, { paragraphs }: Section, width: number): number => {
  const options = { style: { weight: 'bold', size: SIZE, colour: INK }, lineGap: 1.5 } as const
  const texts = paragraphs.map((text) => sheet.heightOf(text, width, options) + 3)
  return 2 * PADDING + 18 + texts.reduce((sum, height) => sum + height, 0)
}

const writeCard = (sheet: Sheet, { heading, paragraphs }: Section, x: number, y: number, width: number) => {
  const { pdf, colours, write } = sheet
  setFont(sheet, 'bold', 12, colours.scale[8])
  write('H2', heading, { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING })
  pdf.y += 3
  for (const paragraph of paragraphs) {
    setFont(sheet, 'regular', SIZE, INK)
    writeWithLabel(sheet, 'P', paragraph, {
      x: x + PADDING,
      y: pdf.y,
      width: width - 2 * PADDING,
      lineGap: 1.5,
    })
    pdf.y += 3
  }
}

/** Two per row: a year at a glance. */
export const writeCards = (sheet: Sheet, sections: readonly Section[]): void => {
  const { pdf, colours, decorate } = sheet
  const width = (sheet.width - GAP) / 2
  pdf.y += 14
  for (let index = 0; index < sections.length; index += 2) {
    const row = sections.slice(index, index + 2)
    const height = Math.max(...row.map((section) => heightOf(sheet, section, width - 2 * PADDING)))
    keepTogether(sheet, height)
    const y = pdf.y
    for (const [column, section] of row.entries()) {
      const x = MARGIN + column * (width + GAP)
      decorate(() => pdf.roundedRect(x, y, width, height, 8).fill(colours.scale[0]))
      writeCard(sheet, section, x, y, width)
    }
    pdf.x = MARGIN
    pdf.y = y + height + GAP
  }
}
