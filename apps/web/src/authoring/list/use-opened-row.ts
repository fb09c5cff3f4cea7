import { useEffect, useState } from 'react'
import { takeOpened } from '../page/opened-item.ts'

/** @returns the id of the item whose page was opened from this list before */
export const useOpenedRow = (ids: readonly string[] | undefined): string | null => {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const isThere = ids !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there are rows
  useEffect(() => {
    if (ids) setOpenedId(takeOpened(ids))
  }, [isThere])
  return openedId
}

/** After the router has put the page where it was, and the focus at its beginning. */
export const bringBack = (row: HTMLElement | null): void => {
  setTimeout(() => {
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true })
  })
}
