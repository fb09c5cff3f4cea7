import { useEffect, useState } from 'react'
import { consumeOpened } from '../page/opened-item.ts'

/** @returns the id of the item whose page was last opened from this list */
export const useOpenedRow = (ids: readonly string[] | undefined): string | null => {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const isThere = ids !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there are rows
  useEffect(() => {
    if (ids) setOpenedId(consumeOpened(ids))
  }, [isThere])
  return openedId
}

/** Runs after the router has restored the scroll position and moved the focus to the page's beginning. */
export const bringBack = (row: HTMLElement | null): void => {
  setTimeout(() => {
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true })
  })
}
