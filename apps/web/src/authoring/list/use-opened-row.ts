import { useEffect, useEffectEvent, useState } from 'react'
import { consumeOpened } from '../page/opened-item.ts'

/** @returns the id of the item whose page was last opened from this list */
export const useOpenedRow = (ids: readonly string[] | undefined): string | null => {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const consume = useEffectEvent(() => setOpenedId(consumeOpened(ids ?? [])))
  const isLoaded = ids !== undefined
  useEffect(() => {
    if (isLoaded) consume()
  }, [isLoaded])
  return openedId
}

/** Runs after the router has restored the scroll position and moved the focus to the page's beginning. */
export const bringBack = (row: HTMLElement | null): void => {
  setTimeout(() => {
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true })
  })
}
