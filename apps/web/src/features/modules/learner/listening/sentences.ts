/** The position of a sentence in a text. */
type SentencePlace = { start: number; end: number }

/**
 * Abbreviations whose point does not end a sentence. One that also ends sentences ('usw.') is not among them.
 */
const ABBREVIATIONS = new Set(
  'abb abs allg bspw bzgl bzw ca dr eigtl evtl fr ggf hr inkl insb kap max min mind mio mrd nr prof sog std str tab tägl tel vgl zzgl'.split(
    ' ',
  ),
)

const LAST_WORD = /([\p{L}\p{N}]+)\.[\s\u00A0]*$/u

/** True after 'z. B.', 'ca.', and the day of a date ('am 3. Oktober'): a year ends a sentence. */
const isCutShort = (text: string): boolean => {
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return false
  return /^(\p{L}|\d{1,2})$/u.test(word) || ABBREVIATIONS.has(word)
}

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })

/** Omits spaces around the sentences, and sentences without a word. */
export const sentencesIn = (text: string): SentencePlace[] => {
  const places: SentencePlace[] = []
  let start = 0
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length
    if (end < text.length && isCutShort(text.slice(start, end))) continue
    const whole = text.slice(start, end)
    const from = start + (whole.length - whole.trimStart().length)
    if (/[\p{L}\p{N}]/u.test(whole)) places.push({ start: from, end: start + whole.trimEnd().length })
    start = end
  }
  return places
}
