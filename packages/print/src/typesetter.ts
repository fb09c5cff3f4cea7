import { baseFont, fontNamed } from './fonts.ts'
import { clustersOf, type Run } from './printable.ts'
import { inReadingDirection, type Span, type Word, wordsOf } from './words.ts'

/** Sizes are in points. */
export type Style = { size: number; colour: string; lineGap?: number }

export type Lines = {
  lines: { runs: (Run & { width: number })[]; width: number }[]
  width: number
  style: Style
  height: number
}

export type Typesetter = {
  /** The text is on one line. */
  widthOf: (spans: readonly Span[], style: Style) => number
  layOut: (spans: readonly Span[], style: Style, width: number) => Lines
  /** Draws the lines, also across pages; the document's position is then at the left below the last line. */
  draw: (lines: Lines, position: { x: number; y: number; align?: 'left' | 'right' | undefined }) => void
}

/**
 * Sets text of any alphabet, while pdfkit knows one font at a time: each run is drawn in the font that has its
 * characters. The time is proportional to the length of the text, even within a long word.
 */
export const createTypesetter = (pdf: PDFKit.PDFDocument): Typesetter => {
  const openedFonts = new Set<string>()

  const choose = (name: string, size: number): void => {
    if (!openedFonts.has(name)) pdf.registerFont(name, fontNamed(name).bytes)
    openedFonts.add(name)
    pdf.font(name).fontSize(size)
  }

  const widths = new Map<string, number>()

  const widthOfRun = ({ font, text }: Run, size: number): number => {
    const key = `${font} ${size} ${text}`
    const measured = widths.get(key)
    if (measured !== undefined) return measured
    choose(font, size)
    // When drawing, pdfkit shapes the text with the space behind it, and keeps the result.
    const width = pdf.widthOfString(`${text} `) - pdf.widthOfString(' ')
    widths.set(key, width)
    return width
  }
  const widthOfRuns = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => sum + widthOfRun(run, size), 0)

  const joined = (words: readonly Word[], size: number): Lines['lines'][number]['runs'] => {
    const runs: Lines['lines'][number]['runs'] = []
    for (const run of words.flatMap((word) => word.runs)) {
      const width = widthOfRun(run, size)
      const last = runs.at(-1)
      if (last?.font === run.font) {
        last.text += run.text
        last.width += width
      } else runs.push({ ...run, width })
    }
    return runs
  }

  const lineHeight = (size: number): number => {
    choose(baseFont('regular').name, size)
    return pdf.currentLineHeight(true)
  }

  /** Cuts a word that is wider than a line. */
  const cut = ({ runs }: Word, size: number, width: number): Word[] => {
    const parts: Word[] = []
    let left = 0
    for (const { font, text } of runs)
      for (const cluster of clustersOf(text)) {
        const run = { font, text: cluster }
        const runWidth = widthOfRun(run, size)
        if (runWidth > left) {
          parts.push({ kind: 'text', runs: [] })
          left = width
        }
        parts.at(-1)?.runs.push(run)
        left -= runWidth
      }
    return parts
  }

  const layOut: Typesetter['layOut'] = (spans, style, width) => {
    const { size, lineGap = 0 } = style
    const lines: Word[][] = [[]]
    let filledWidth = 0
    const open = () => {
      lines.push([])
      filledWidth = 0
    }
    const add = (word: Word, needed: number) => {
      lines.at(-1)?.push(word)
      filledWidth += needed
    }
    for (const word of wordsOf(spans)) {
      const needed = word.kind === 'break' ? 0 : widthOfRuns(word.runs, size)
      if (word.kind === 'break') open()
      else if (filledWidth + needed <= width || word.kind === 'space') add(word, needed)
      else {
        if (filledWidth > 0) open()
        const parts = needed <= width ? [word] : cut(word, size, width)
        for (const [index, part] of parts.entries()) {
          if (index > 0) open()
          add(part, widthOfRuns(part.runs, size))
        }
      }
    }
    const drawnLines = lines.map((words) => {
      const end = words.findLastIndex(({ kind }) => kind === 'text') + 1
      const runs = joined(inReadingDirection(words.slice(0, end)), size)
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
    })
    return { lines: drawnLines, width, style, height: drawnLines.length * (lineHeight(size) + lineGap) }
  }

  return {
    widthOf: (spans, { size }) => wordsOf(spans).reduce((sum, { runs }) => sum + widthOfRuns(runs, size), 0),
    layOut,
    draw: ({ lines, width, style, height }, { x, y, align = 'left' }) => {
      const step = height / lines.length
      const ascent = baseFont('regular').ascent * style.size
      let top = y
      for (const line of lines) {
        if (top + step > pdf.page.maxY() && top > pdf.page.margins.top) {
          pdf.continueOnNewPage()
          top = pdf.page.margins.top
        }
        pdf.fillColor(style.colour)
        let at = align === 'right' ? x + width - line.width : x
        for (const run of line.runs) {
          choose(run.font, style.size)
          pdf.text(run.text, at, top + ascent, { lineBreak: false, baseline: 'alphabetic' })
          at += run.width
        }
        top += step
      }
      pdf.x = x
      pdf.y = top
    },
  }
}
