import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** How many dialogs an entry of the browser's history is above the entry of its page. */
const DEPTH = 'dialogs'

type Entry = { key: unknown; depth: number }

const entryOf = (state: unknown): Entry => {
  const { __TSR_key: key, [DEPTH]: depth } = (state ?? {}) as Record<string, unknown>
  return { key, depth: typeof depth === 'number' ? depth : 0 }
}

type OpenDialog = { close: () => void }

/** The uppermost dialog is the last one. */
const openDialogs: OpenDialog[] = []

/** The last known position in the browser's history. */
let lastEntry = entryOf(window.history.state)

/** The entry has the page's address and key, and bypasses the router: for it nothing has changed. */
const addMissingEntries = (): void => {
  for (let { depth } = entryOf(window.history.state); depth < openDialogs.length; depth += 1)
    History.prototype.pushState.call(window.history, { ...window.history.state, [DEPTH]: depth + 1 }, '')
  lastEntry = entryOf(window.history.state)
}

const closeAbove = (depth: number): void => {
  for (const dialog of openDialogs.slice(depth).reverse()) dialog.close()
  // A dialog that does not close gets its entry back.
  setTimeout(addMissingEntries)
}

/**
 * A dialog closed in another way leaves its entry behind: removing it would race with the navigation that often
 * follows. Going back skips such entries; going forward to one changes nothing.
 */
const onTraversal = (event: PopStateEvent, history: RouterHistory): void => {
  const from = lastEntry
  const to = entryOf(event.state)
  lastEntry = to
  if (to.key !== history.location.state.__TSR_key) {
    closeAbove(0)
    return
  }
  const depthBefore = from.key === to.key ? from.depth : 0
  if (to.depth === depthBefore) return
  event.stopImmediatePropagation()
  if (to.depth > depthBefore) return
  if (openDialogs.length > to.depth) closeAbove(to.depth)
  else window.history.back()
}

let watchedHistory: RouterHistory | undefined

/** Runs before the router's own listener. Permanent: entries stay behind after the last dialog. */
const watch = (history: RouterHistory): void => {
  if (watchedHistory) return
  watchedHistory = history
  window.addEventListener('popstate', (event) => onTraversal(event, history), { capture: true })
}

/** Going back, by button or gesture, closes the uppermost dialog instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const dialog: OpenDialog = { close: () => close() }
    openDialogs.push(dialog)
    watch(history)
    addMissingEntries()
    return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1)
  }, [isOpen, history])
}
