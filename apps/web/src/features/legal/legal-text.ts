import type { PlainRouteName } from '@wohlauf/contract/routes'

/** Which of the company's details stand in a place. */
export type CompanyPart = 'address' | 'contact' | 'data-protection' | 'imprint'

type Phrase = string | { text: string; route: PlainRouteName } | { text: string; href: string }
export type Paragraph = string | readonly Phrase[]

export type Block =
  | Paragraph
  | { subheading: string }
  | { list: readonly Paragraph[] }
  | { terms: readonly { term: string; text: Paragraph }[] }
  | { company: CompanyPart }

/** `id` is the anchor: links from elsewhere lead to it, so it stays when the title changes. */
export type LegalSection = { id: string; title: string; blocks: readonly Block[] }

export type LegalText = {
  title: string
  /** The day since which it reads so, `YYYY-MM-DD`. */
  version: string
  /** What it is, in one or two sentences. */
  lead: string
  /** What matters most, for those who read no further. */
  summary?: readonly string[]
  sections: readonly LegalSection[]
}
