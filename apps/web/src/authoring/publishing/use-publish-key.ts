import { useEffect, useRef } from 'react'
import { openDialogs } from '../../ui/dialogs/open-dialogs.ts'

/** As `aria-keyshortcuts` names it. */
export const PUBLISH_KEYS = 'Control+Shift+Enter Meta+Shift+Enter'

const isForPublishing = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyboardEvent) =>
  key === 'Enter' && shiftKey && ctrlKey !== metaKey && !altKey && !repeat && !isComposing

/** Before the editor of a text, which would begin a line; not inside of dialogs, which are about something else. */
export const usePublishKey = (onPress: () => void): void => {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPublishing(event) || openDialogs.get() > 0) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
