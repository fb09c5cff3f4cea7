import { useEffect, useRef } from 'react'
import { openDialogs } from '../../ui/state/open-dialogs.ts'
import { isForPublishing } from '../editing-keys.ts'

/** Whether the form is not rendered yet: it gets the key together with the held input (`holding.tsx`). */
const isHeld = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[data-holding]')

/**
 * Runs before the editor of a text, which would begin a line; not inside dialogs, which are about something
 * else.
 */
export const usePublishKey = (onPress: () => void): void => {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPublishing(event) || openDialogs.get() > 0 || isHeld(event)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
