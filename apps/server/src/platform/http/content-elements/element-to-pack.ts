import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import type { FileToPack } from '../../storage/file-to-pack.ts'

type Parts = {
  title: string
  /** The stored content. */
  content: object
  picture?: FileToPack | null
  /** The items that the element refers to, by the names of a package. */
  references?: Readonly<Record<string, object>>
}

/**
 * The draft of an element of a course package: the written texts, and the items it refers to in place of their ids.
 */
export const elementToPack = (
  { type, written: writtenFields }: ElementType,
  { title, content, picture, references = {} }: Parts,
) => ({
  type,
  title,
  ...Object.fromEntries(Object.entries(content).filter(([name]) => name !== 'type' && name in writtenFields)),
  ...(picture ? { picture } : {}),
  ...references,
})
