/** What a mail's body is made of. Texts are plain: everything is escaped when it is drawn. */
export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'small'; text: string }

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text })

/** The one thing to do. The link stands below it once more, for who cannot press it. */
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url })

/** What a person wrote, line breaks and all. */
export const quote = (text: string): Part => ({ kind: 'quote', text })

export const list = (items: readonly string[]): Part => ({ kind: 'list', items })

/** What must be said, more quietly. */
export const small = (text: string): Part => ({ kind: 'small', text })
