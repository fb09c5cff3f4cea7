import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PrintedDiary, PrintedEntry } from './printed-diary.ts'
import { HEADING, openSheet, type Sheet, STRONG, TEXT, TITLE, writePageNumbers } from './sheet.ts'

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
  const { pdf, left, layOut, write, show } = sheet
  const { time, meal, description, picture } = entry
  const indent = picture ? PICTURE.width + PICTURE.gap : 0
  const width = sheet.width - indent
  const head = layOut(meal ? `${time} · ${meal}` : time, STRONG, width)
  const body = description ? layOut(description, TEXT, width) : null
  keepTogether(sheet, Math.max(18 + (body?.height ?? 0), picture ? PICTURE.height : 0))
  const [top, page] = [pdf.y, pdf.page]
  const jpeg = picture && (await jpegOf(picture))
  const x = left + indent
  // In the order in which it is read: the picture belongs to the entry that its time begins.
  write('H3', head, { x, y: top })
  const textTop = pdf.y + 2
  if (jpeg) show(jpeg, `Bild zum Eintrag um ${time}`, { ...PICTURE, x: left, y: top })
  if (body) write('P', body, { x, y: textTop })
  // A long text may continue on the next page, which does not contain the picture.
  if (picture && pdf.page === page) pdf.y = Math.max(pdf.y, top + PICTURE.height)
  pdf.y += 12
}

/** @returns the bytes of a PDF */
export const drawDiary = async ({ title, subtitle, days }: PrintedDiary): Promise<Buffer> => {
  const sheet = openSheet(title)
  const { pdf, left: x, width, layOut, write } = sheet
  const bytes = buffer(pdf)
  write('H1', layOut(title, TITLE, width), { x, y: pdf.y })
  write('P', layOut(subtitle, TEXT, width), { x, y: pdf.y + 2 })
  if (days.length === 0)
    write('P', layOut('In diesem Zeitraum gibt es keine Einträge.', TEXT, width), { x, y: pdf.y + 16 })
  for (const { heading, entries } of days) {
    pdf.y += 14
    // A heading is not left alone at the end of a page.
    keepTogether(sheet, 24 + PICTURE.height)
    write('H2', layOut(heading, HEADING, width), { x, y: pdf.y })
    pdf.y += 6
    for (const entry of entries) await drawEntry(sheet, entry)
  }
  writePageNumbers(sheet)
  pdf.end()
  return bytes
}
