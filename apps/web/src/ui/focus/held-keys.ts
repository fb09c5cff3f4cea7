import { isTextControl, writeText } from './text-control.ts'

/** Longer than a dialog takes to open, shorter than someone keeps typing without an effect. */
const MAX_HOLD_MS = 5000

let stop: (() => void) | null = null

export const dropHeldKeys = (): void => stop?.()

/**
 * Holds the letters that are typed between the press that opens a dialog and the focus of its first field, which gets them. A
 * dialog without a field drops them: a space must not press a button below it.
 */
export const holdKeys = (): void => {
  if (stop) return
  const holding = new AbortController()
  const { signal } = holding
  const timer = setTimeout(dropHeldKeys, MAX_HOLD_MS)
  let text = ''
  stop = () => {
    clearTimeout(timer)
    holding.abort()
    stop = null
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, type, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key.length > 1 && key !== 'Backspace') return
    if (target instanceof Element && target.closest('input, textarea, [contenteditable=true]')) return
    event.preventDefault()
    event.stopPropagation()
    // Firefox presses a button when the key is released.
    if (type === 'keydown') text = key === 'Backspace' ? text.slice(0, -1) : text + key
  }
  addEventListener('keydown', onKey, { capture: true, signal })
  addEventListener('keyup', onKey, { capture: true, signal })
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) return
      dropHeldKeys()
      // After the handlers of this focus, and before the next key.
      if (text && isTextControl(target)) queueMicrotask(() => writeText(target, target.value + text))
    },
    { signal },
  )
}
