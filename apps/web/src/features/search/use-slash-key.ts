import { useEffect, useEffectEvent } from 'react'
import { openDialogs } from '../../ui/state/open-dialogs.ts'
import { isSlashOn } from './slash-choice.ts'

/** Elements that use the key as text, or to choose an entry. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

const isSearchKey = (event: KeyboardEvent): boolean => {
  // Shift is part of the key on a German keyboard.
  if (!isSlashOn()) return false
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.defaultPrevented || event.repeat || event.isComposing || openDialogs.get() > 0) return false
  return !(event.target instanceof Element && event.target.closest(TYPED_INTO))
}

/** Calls `onPress` for the key "/" anywhere outside of text fields, menus and dialogs. */
export const useSlashKey = (onPress: () => void): void => {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      // Otherwise the key would be typed into the field that gets the focus.
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
