import { EmailAddress } from '@wohlauf/contract/values'

export type ReviewStatus = 'new' | 'known' | 'notValid' | 'twice'

export type ReviewedRow = { number: number; emailAddress: string; status: ReviewStatus }

/** An address in the form in which it is stored; null for other text. */
const asStored = (text: string): string | null => {
  const parsed = EmailAddress.safeParse(text)
  return parsed.success ? parsed.data : null
}

/** The valid ones among these texts, each once: those that the server is asked about. */
export const validAddresses = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => asStored(text) ?? [])),
]

/** What will happen with each row of a list. Of an address that comes twice the first row counts. */
export const reviewOf = (texts: readonly string[], knownAddresses: readonly string[]): ReviewedRow[] => {
  const known = new Set(knownAddresses)
  const seen = new Set<string>()
  return texts.map((text, at) => {
    const stored = asStored(text)
    const statusOf = (emailAddress: string): ReviewStatus => {
      if (seen.has(emailAddress)) return 'twice'
      seen.add(emailAddress)
      return known.has(emailAddress) ? 'known' : 'new'
    }
    const status = stored === null ? 'notValid' : statusOf(stored)
    return { number: at + 1, emailAddress: stored ?? text, status }
  })
}
