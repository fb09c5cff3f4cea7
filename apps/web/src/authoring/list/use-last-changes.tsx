import type { AnyOperation } from '@wohlauf/contract/operation'
import { getLastChangesAsManager, MAX_ITEMS_ASKED_ABOUT } from '@wohlauf/contract/overview/overview'
import type { ReactNode } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { germanDate } from '../../ui/time/berlin-time.ts'
import { useAskedAgain } from './use-asked-again.ts'

export type LastChanges = {
  /** When the row was changed, in a form that can be compared; null where it is not known. */
  at: (id: string) => string | null
  noteOf: (id: string) => ReactNode
}

/** Who last changed each row of a list. */
export const useLastChanges = (
  list: AnyOperation,
  items: readonly object[],
  ids: readonly string[],
): LastChanges => {
  const isEnabled = list.audience === 'app-manager' && ids.length > 0
  const { data, refetch } = useAnswer(
    getLastChangesAsManager,
    { itemIds: ids.slice(0, MAX_ITEMS_ASKED_ABOUT) },
    { isEnabled, isSilent: true, keepsPrevious: true },
  )
  useAskedAgain(items, { isEnabled, refetch })
  const changes = new Map(data?.map((change) => [change.id, change]))
  return {
    at: (id) => changes.get(id)?.changedAt ?? null,
    noteOf: (id) => {
      const change = changes.get(id)
      if (!change) return null
      const { changedAt, changedBy } = change
      return <span>{`Geändert am ${germanDate(changedAt)}${changedBy ? ` von ${changedBy}` : ''}`}</span>
    },
  }
}
