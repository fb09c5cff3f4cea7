import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Elements that use the key themselves: the fields of a link, as in dialogs. */
const OWN_ESCAPE = '[data-mantine-stop-propagation="true"]'

/** Escape on the page itself, not in a dialog or menu above it. */
export const useEscape = (page: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    const onKey = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || !(target instanceof Element)) return
      // The editor of a text prevents the browser's default for the key, but does not use it.
      if (defaultPrevented && !(target instanceof HTMLElement && target.isContentEditable)) return
      const isOnPage = target.contains(page.current) || page.current?.contains(target)
      if (isOnPage && !target.closest(OWN_ESCAPE) && !document.querySelector('[role=dialog]')) leave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [page])
}
