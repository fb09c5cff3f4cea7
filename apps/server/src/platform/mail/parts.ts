/** The parts of a mail's body. Texts are plain: everything is escaped when it is rendered. */
export type Part =
  | { kind: 'salutation' }
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'small'; text: string }
  | { kind: 'smallLink'; text: string; url: string }

/** 'Hallo Petra,' for the address of an account with a name, otherwise 'Hallo,'. */
export const salutation = (): Part => ({ kind: 'salutation' })

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text })

/** The mail's single action. The link is repeated below it, for readers who cannot press it. */
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url })

/** Text that a person wrote, including line breaks. */
export const quote = (text: string): Part => ({ kind: 'quote', text })

export const list = (items: readonly string[]): Part => ({ kind: 'list', items })

export const small = (text: string): Part => ({ kind: 'small', text })

/** A link that few recipients need, with its address as text. */
export const smallLink = (text: string, url: string): Part => ({ kind: 'smallLink', text, url })
