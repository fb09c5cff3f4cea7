import type { MoreOfRows } from '../list/list-spec.ts'
import { openText } from './state-text.ts'
import { useItemStates } from './use-item-states.ts'
import type { VersionedKind } from './versioned-kind.ts'

/** Each row's unpublished changes, for rows that already say whether they are published. */
export const useOpenNotes = <Item extends object>(
  versions: Pick<VersionedKind<never>, 'kind' | 'states'>,
): MoreOfRows<Item> => {
  const states = useItemStates(versions)
  return {
    noteOf: (item) => {
      const state = states.get((item as Record<string, unknown>)[versions.kind.id] as string)
      const text = state && openText(state)
      return text ? <span>{text}</span> : null
    },
    orders: [],
    isWaiting: false,
  }
}
