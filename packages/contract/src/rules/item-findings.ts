import * as z from 'zod/mini'
import { type ItemFinding, PREVENTING_FINDINGS_OF_ITEMS } from '../values/items/item-finding.ts'
import { type Destinations, hasDeadLink } from './dead-links.ts'

export type CheckedItem = {
  /** The input of the call that saves the item. */
  rules: z.ZodMiniType
  /** The stored values as this call would send them; null is omitted. */
  fields: Readonly<Record<string, unknown>>
  /** Pictures by the names of their fields. */
  pictures: Readonly<Record<string, { alternativeText: string }>>
  /** The id of an element in an item; missing for the item itself. */
  contentElementId?: string
}

const invalidFields = ({ rules, fields }: CheckedItem): string[] => {
  const input = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  return [...new Set(z.safeParse(rules, input).error?.issues.map(({ path }) => path.join('.')))]
}

const namesOf = <T>(entries: Readonly<Record<string, T>>, isWrong: (value: T) => boolean): string[] =>
  Object.keys(entries).filter((name) => isWrong(entries[name] as T))

export const findingsOfItem = (item: CheckedItem, destinations: Destinations): ItemFinding[] => {
  const at =
    (kind: ItemFinding['kind']) =>
    (field: string): ItemFinding => ({ kind, field, contentElementId: item.contentElementId ?? null })
  return [
    ...invalidFields(item).map(at('FIELD_NOT_VALID')),
    ...namesOf(item.pictures, ({ alternativeText }) => alternativeText.trim() === '').map(
      at('PICTURE_WITHOUT_TEXT'),
    ),
    ...namesOf(item.fields, (value) => hasDeadLink(value, destinations)).map(at('LINK_LEADS_NOWHERE')),
  ]
}

export const preventsPublishingOfItem = ({ kind }: ItemFinding): boolean =>
  (PREVENTING_FINDINGS_OF_ITEMS as readonly string[]).includes(kind)
