import { INK, MARGIN, type Sheet, setFont } from './sheet.ts'

const HEIGHT = 178

/** A quiet landscape in the app's colours: sun, two hills, a path to the title. */
const drawLandscape = ({ pdf, colours: { scale, accent } }: Sheet): void => {
  const { width } = pdf.page
  pdf.save().rect(0, 0, width, HEIGHT).clip()
  pdf.rect(0, 0, width, HEIGHT).fill(scale[0])
  pdf.circle(width - 96, 70, 46).fill(accent.light)
  pdf.circle(width - 96, 70, 28).fill(accent.base)
  const hill = (from: number, height: number, colour: string) =>
    pdf
      .moveTo(from, HEIGHT)
      .bezierCurveTo(
        from + 70,
        HEIGHT - height * 0.3,
        from + 110,
        HEIGHT - height,
        from + 190,
        HEIGHT - height,
      )
      .bezierCurveTo(from + 280, HEIGHT - height, from + 320, HEIGHT - height * 0.4, from + 420, HEIGHT)
      .fill(colour)
  hill(width - 330, 72, scale[1])
  hill(width - 250, 104, scale[2])
  hill(width - 150, 66, scale[4])
  pdf.restore()
}

export const writeHeader = (sheet: Sheet, title: string, description: string, appTitle: string): void => {
  const { pdf, colours, decorate, write } = sheet
  const width = 330
  decorate(() => drawLandscape(sheet))
  setFont(sheet, 'bold', 10, colours.scale[7])
  write('P', appTitle, { x: MARGIN, y: 42 })
  setFont(sheet, 'bold', 25, colours.scale[9])
  write('H1', title, { x: MARGIN, y: 62, width, lineGap: -2 })
  setFont(sheet, 'regular', 11, INK)
  write('P', description, { y: pdf.y + 5, width, lineGap: 2 })
  pdf.x = MARGIN
  pdf.y = Math.max(pdf.y, HEIGHT) + 6
}
