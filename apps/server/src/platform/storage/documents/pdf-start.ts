const MARK = '%PDF-'

/** Viewers look for the mark in this number of bytes (PDF 1.7, implementation note 13). */
const MAX_BYTES_BEFORE = 1024

const BYTE_ORDER_MARK = '\xef\xbb\xbf'

/** A line of the headers that a mail or a download had, its continuation, or an empty one. */
const HEADER_LINE = /^(?:[A-Za-z0-9-]{1,76}:[\t -~]*|[\t ][\t -~]*)?\r?$/

const isHarmlessBefore = (text: string): boolean =>
  text
    .replace(BYTE_ORDER_MARK, '')
    .split('\n')
    .every((line) => HEADER_LINE.test(line))

/**
 * A byte order mark, spaces or the headers of a mail may precede it.
 * @returns null for bytes that are not a PDF
 */
export const pdfStart = (bytes: Buffer): number | null => {
  const start = bytes.subarray(0, MAX_BYTES_BEFORE + MARK.length).indexOf(MARK, 0, 'latin1')
  if (start < 0) return null
  return isHarmlessBefore(bytes.toString('latin1', 0, start)) ? start : null
}
