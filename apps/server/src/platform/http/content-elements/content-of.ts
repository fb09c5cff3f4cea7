import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import type { StoredElement } from './element-store.ts'

/** The stored content: the fields that are both written and shown under the same name, except references. */
export const contentOf = (
  { type, written: writtenFields, shown: shownFields, references = {} }: ElementType,
  fields: Record<string, unknown>,
): StoredElement => {
  const names = Object.keys(writtenFields).filter((name) => name in shownFields && !(name in references))
  return { type, ...Object.fromEntries(names.map((name) => [name, fields[name]])) }
}

export const referencesOf = (
  { references = {} }: ElementType,
  fields: Record<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(references).map(([name, column]) => [column, String(fields[name])]))
