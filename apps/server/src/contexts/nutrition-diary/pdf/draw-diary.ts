import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PrintedDiary, PrintedEntry } from './printed-diary.ts'
import { openSheet, type Sheet, setFont, writePageNumbers } from './sheet.ts'

const PICTURE = { width: 132, height: 88, gap: 14 }

/** Printed at 150 dots per inch. */
const PICTURE_PX = 275

const jpegOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).resize({ width: PICTURE_PX, withoutEnlargement: true }).jpeg({ quality: 75 }).toBuffer()

/** Begins a new page when less than the given height is left on this one. */
const keepTogether = ({ pdf }: Sheet, height: number): void => {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

const drawEntry = async (sheet: Sheet, entry: PrintedEntry): Promise<void> => {
  const { pdf, left, write, show } = sheet
  const { time, meal, description, picture } = entry
  const indent = picture ? PICTURE.width + PICTURE.gap : 0
  const width = sheet.width - indent
  setFont(sheet, 'regular', 10.5)
  const textHeight = 18 + (description ? pdf.heightOfString(description, { width, lineGap: 1.5 }) : 0)
  keepTogether(sheet, Math.max(textHeight, picture ? PICTURE.height : 0))
  const [top, page] = [pdf.y, pdf.page]
  if (picture) show(await jpegOf(picture), `Bild zum Eintrag um ${time}`, { ...PICTURE, x: left, y: top })
  const x = left + indent
  setFont(sheet, 'bold', 10.5)
  write('P', meal ? `${time} · ${meal}` : time, { x, y: top, width })
  setFont(sheet, 'regular', 10.5)
  if (description) write('P', description, { x, y: pdf.y + 2, width })
  // A long text may have gone on to the next page, which the picture is not on.
  if (picture && pdf.page === page) pdf.y = Math.max(pdf.y, top + PICTURE.height)
  pdf.y += 12
}

/** Draws a diary as a quiet A4 document. @returns the bytes of a PDF */
export const drawDiary = async ({ title, subtitle, days }: PrintedDiary): Promise<Buffer> => {
  const sheet = openSheet(title)
  const { pdf, left, width, write } = sheet
  const bytes = buffer(pdf)
  setFont(sheet, 'bold', 22)
  write('H1', title, { x: left, y: pdf.y, width })
  setFont(sheet, 'regular', 10.5)
  write('P', subtitle, { x: left, y: pdf.y + 2, width })
  if (days.length === 0)
    write('P', 'In diesem Zeitraum gibt es keine Einträge.', { x: left, y: pdf.y + 16, width })
  for (const { heading, entries } of days) {
    pdf.y += 14
    // A heading is not left alone at the end of a page.
    keepTogether(sheet, 24 + PICTURE.height)
    setFont(sheet, 'bold', 13)
    write('H2', heading, { x: left, y: pdf.y, width })
    pdf.y += 6
    for (const entry of entries) await drawEntry(sheet, entry)
  }
  writePageNumbers(sheet)
  pdf.end()
  return bytes
}
