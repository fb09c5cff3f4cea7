import type { PlainRouteName } from '@wohlauf/contract/routes/routes'

/** The part of the company's details to insert. */
export type CompanyPart = 'address' | 'contact' | 'data-protection' | 'imprint'

type Phrase = string | { text: string; route: PlainRouteName } | { text: string; href: string }
export type Paragraph = string | readonly Phrase[]

export type Block =
  | Paragraph
  | { subheading: string }
  | { list: readonly Paragraph[] }
  | { terms: readonly { term: string; text: Paragraph }[] }
  | { company: CompanyPart }

export const isParagraph = (block: Block): block is Paragraph =>
  typeof block === 'string' || Array.isArray(block)

/** `id` is the anchor: external links use it, so it stays when the title changes. */
export type LegalSection = { id: string; title: string; blocks: readonly Block[] }

/** A standard text. Its day is in `contract/legal/legal-texts.ts`, where the server finds it too. */
export type LegalText = {
  title: string
  lead: string
  /** The most important statements, for readers who read no further. */
  summary?: readonly string[]
  sections: readonly LegalSection[]
}

export type ShownVersion = { version: string; isInForce: boolean; formerVersions: readonly string[] }
