import type { DocumentText } from '../document.ts'
import { isToFill, writeLineToFill } from './line-to-fill.ts'
import { writeList } from './list.ts'
import { INK, keepTogether, MARGIN, type Sheet, setFont } from './sheet.ts'

export type Section = DocumentText['sections'][number]

const heightOfParagraphs = ({ heightOf, width }: Sheet, { paragraphs }: Section): number => {
  const options = { style: { weight: 'regular', size: 10.5, colour: INK }, lineGap: 3 } as const
  return paragraphs.reduce((sum, text) => sum + heightOf(text, width, options) + 6, 0)
}

/** A heading is never alone at the end of a page. */
export const writeSection = (sheet: Sheet, section: Section): void => {
  const { pdf, colours, width, write } = sheet
  const { heading, paragraphs, list } = section
  keepTogether(sheet, 40 + heightOfParagraphs(sheet, section) + (list ? Math.min(list.length * 22, 66) : 0))
  pdf.y += pdf.y > MARGIN + 1 ? 14 : 0
  setFont(sheet, 'bold', 14, colours.scale[8])
  write('H2', heading, { x: MARGIN, width })
  pdf.y += 4
  for (const paragraph of paragraphs) {
    if (isToFill(paragraph)) {
      writeLineToFill(sheet, paragraph)
      continue
    }
    setFont(sheet, 'regular', 10.5, INK)
    write('P', paragraph, { x: MARGIN, width, lineGap: 3 })
    pdf.y += 4
  }
  if (list) {
    pdf.y += 2
    writeList(sheet, list)
  }
}
