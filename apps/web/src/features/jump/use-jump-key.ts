import { useEffect } from 'react'
import { openDialogs } from '../../ui/state/open-dialogs.ts'
import { isJumpOpen } from './jump-state.ts'

const isJumpKey = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return false
  if (event.ctrlKey === event.metaKey) return false
  return !(event.defaultPrevented || event.repeat || event.isComposing || openDialogs.get() > 0)
}

/** Opens the dialog by Ctrl or ⌘ with K. Does nothing inside dialogs: it would leave their input. */
export const useJumpKey = (): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isJumpKey(event)) return
      // Browsers use the key for a web search.
      event.preventDefault()
      isJumpOpen.set(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
