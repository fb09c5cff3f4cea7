import type { Differences } from '@wohlauf/contract/versions-of-item'
import { changedFields, comparedParts, isDifferent } from './rules/differences.ts'
import type { ItemTable, VersionedItems } from './versioned-items.ts'

/** Calculated values and revisions are no difference to read. */
const IGNORED = new Set([
  ...['hash', 'aspectRatio', 'widths'],
  ...['revision', 'type', 'blogArticleContentElementId'],
])

export const differencesOfItems = <T extends ItemTable, Item>(
  { fieldsOf, elementsOf = () => [] }: VersionedItems<T, Item>,
  was: Item,
  is: Item,
): Pick<Differences, 'fields' | 'elements'> => ({
  fields: changedFields(fieldsOf(was), fieldsOf(is), IGNORED),
  elements: comparedParts(elementsOf(was), elementsOf(is), IGNORED)
    .filter(isDifferent)
    .map(({ was: former, is: present, ...part }) => ({ ...part, type: (present ?? former)?.type ?? '' })),
})
