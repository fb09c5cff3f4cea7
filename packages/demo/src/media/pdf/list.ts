import { isToFill, widestLabel, writeLineToFill } from './line-to-fill.ts'
import { INK, keepTogether, MARGIN, type Sheet, setFont, type Tag, type TextOptions } from './sheet.ts'

const SIZE = 10.5
const LABELLED = /^([^:]{2,44}:) (.+)$/
/** A food and the values of a portion. */
const VALUED = /^(.+): (\d[\d,]* g(?: \/ \d[\d,]* g)?)$/

const heightOf = (sheet: Sheet, text: string, width: number): number =>
  sheet.heightOf(text, width, { style: { weight: 'bold', size: SIZE, colour: INK }, lineGap: 2 })

const writeTick = (sheet: Sheet, text: string): void => {
  const { pdf, colours, width, write, decorate } = sheet
  const indent = 20
  keepTogether(sheet, heightOf(sheet, text, width - indent))
  const y = pdf.y
  decorate(() =>
    pdf
      .roundedRect(MARGIN + 0.5, y + 1, 10, 10, 2.5)
      .lineWidth(1)
      .strokeColor(colours.scale[5])
      .stroke(),
  )
  setFont(sheet, 'regular', SIZE, INK)
  write('LI', text, { x: MARGIN + indent, y, width: width - indent, lineGap: 2 })
  pdf.y += 4
}

export const writeWithLabel = (sheet: Sheet, type: Tag, text: string, options: TextOptions): void => {
  const [, label, rest] = LABELLED.exec(text) ?? []
  const isLabelled = label && rest
  const spans = [
    { text: `${label} `, weight: 'bold' },
    { text: rest ?? '', weight: 'regular' },
  ] as const
  sheet.write(type, isLabelled ? spans : text, options)
}

/** A bullet point whose first words name its subject. */
const writeLabelled = (sheet: Sheet, text: string): void => {
  const { pdf, colours, width, decorate } = sheet
  const indent = 14
  keepTogether(sheet, heightOf(sheet, text, width - indent))
  const y = pdf.y
  decorate(() => pdf.circle(MARGIN + 3, y + 6.5, 2.2).fill(colours.scale[5]))
  setFont(sheet, 'regular', SIZE, INK)
  writeWithLabel(sheet, 'LI', text, { x: MARGIN + indent, y, width: width - indent, lineGap: 2 })
  pdf.x = MARGIN
  pdf.y += 4
}

/** A row of a table: the food, its values at the right, a thin line below. */
const writeValued = (sheet: Sheet, text: string): void => {
  const { pdf, colours, width, write, decorate } = sheet
  const [, name = '', values = ''] = VALUED.exec(text) ?? []
  keepTogether(sheet, 22)
  const y = pdf.y
  setFont(sheet, 'regular', SIZE, INK)
  write('LI', name, { x: MARGIN, y, width: width - 110 })
  const below = pdf.y
  setFont(sheet, 'bold', SIZE, colours.scale[8])
  write('LI', values, { x: MARGIN + width - 110, y, width: 110, align: 'right' })
  decorate(() =>
    pdf
      .moveTo(MARGIN, below + 3)
      .lineTo(MARGIN + width, below + 3)
      .lineWidth(0.5)
      .strokeColor(colours.scale[2])
      .stroke(),
  )
  pdf.x = MARGIN
  pdf.y = below + 7
}

export const writeList = (sheet: Sheet, items: readonly string[]): void => {
  const isAll = (pattern: RegExp) => items.every((item) => pattern.test(item))
  const writeItem = isAll(VALUED) ? writeValued : isAll(LABELLED) ? writeLabelled : writeTick
  const labelWidth = widestLabel(sheet, items.filter(isToFill))
  for (const item of items) {
    if (isToFill(item)) writeLineToFill(sheet, item, labelWidth)
    else writeItem(sheet, item)
  }
}
