import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { EmailAddress } from '@wohlauf/contract/values/values'
import type { ReadLine } from './read-list.ts'

export type ReviewStatus = 'new' | 'known' | 'notValid' | 'twice'

export type ReviewedRow = {
  /** The position in the list; a line may name several people. */
  line: number
  /** The address in readable form, or the text that is no address. */
  text: string
  /** The address as it is sent and compared; null for text that is no address. */
  emailAddress: string | null
  status: ReviewStatus
  /** Advice for a row that is not invited. */
  advice?: string
}

const PROBLEMS = {
  'no-address': 'Ergänze die Adresse in deiner Liste.',
  several: 'Lass nur die Adresse stehen, die eingeladen werden soll.',
} as const

const CHECK_SPELLING = 'Prüfe die Schreibweise.'

/** An address in the form in which it is stored; null for other text. */
const asStored = ({ text, problem }: ReadLine): string | null => {
  const result = EmailAddress.safeParse(text)
  return result.success && !problem ? result.data : null
}

export const validAddresses = (lines: readonly ReadLine[]): string[] => [
  ...new Set(lines.flatMap((line) => asStored(line) ?? [])),
]

/** If an address occurs twice, the first line counts. */
export const reviewOf = (lines: readonly ReadLine[], knownAddresses: readonly string[]): ReviewedRow[] => {
  const knownSet = new Set(knownAddresses)
  const former = new Set<string>()
  const statusOf = (emailAddress: string): ReviewStatus => {
    if (former.has(emailAddress)) return 'twice'
    former.add(emailAddress)
    return knownSet.has(emailAddress) ? 'known' : 'new'
  }
  return lines.map((readLine): ReviewedRow => {
    const { line, text, problem } = readLine
    const emailAddress = asStored(readLine)
    if (emailAddress !== null)
      return { line, text: shownAddress(emailAddress), emailAddress, status: statusOf(emailAddress) }
    return {
      line,
      text,
      emailAddress,
      status: 'notValid',
      advice: problem ? PROBLEMS[problem] : CHECK_SPELLING,
    }
  })
}
