import { MARGIN, MUTED, type Sheet, setFont } from './sheet.ts'

export const writeFooters = (sheet: Sheet, title: string, appTitle: string): void => {
  const { pdf, colours, width, decorate, writeUnread } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    const y = pdf.page.height - 48
    // The text is below the margin: within it, it would open a new page.
    pdf.page.margins.bottom = 0
    decorate(() => {
      pdf
        .moveTo(MARGIN, y - 8)
        .lineTo(MARGIN + width, y - 8)
        .lineWidth(0.5)
        .strokeColor(colours.scale[2])
        .stroke()
    })
    setFont(sheet, 'regular', 8.5, MUTED)
    writeUnread(`${appTitle} · ${title}`, { x: MARGIN, y })
    writeUnread(`Seite ${index + 1} von ${count}`, { x: MARGIN, y, width, align: 'right' })
  }
}
