import type { MoreOfRows } from '../list/list-spec.ts'
import { openText } from './state-text.ts'
import { useItemStates } from './use-item-states.ts'
import type { VersionedKind } from './versioned-kind.ts'

/** What of each row readers do not have yet, for rows that say already whether they are published. */
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
