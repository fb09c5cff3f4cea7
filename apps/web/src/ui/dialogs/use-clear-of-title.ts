import { type RefObject, useLayoutEffect } from 'react'
import { useStore } from '../state/store.ts'
import { openDialogs } from './open-dialogs.ts'

const GAP = 8

/** Keeps an element below the uppermost dialog's title and the button that closes it, which it would cover. */
export const useClearOfTitle = (element: RefObject<HTMLElement | null>, isShown: boolean): void => {
  const dialogs = useStore(openDialogs)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !isShown) return
    const reset = () => current.style.removeProperty('inset-block')
    const place = () => {
      reset()
      const head = [...document.querySelectorAll('[data-dialog-head]')].at(-1)?.getBoundingClientRect()
      const own = current.getBoundingClientRect()
      if (dialogs > 0 && head && own.top < head.bottom && own.bottom > head.top)
        current.style.setProperty('inset-block', `${head.bottom + GAP}px auto`)
    }
    place()
    // The sheet has slid up, or its content has grown.
    const watch = new AbortController()
    for (const event of ['transitionend', 'resize'])
      window.addEventListener(event, place, { signal: watch.signal })
    return () => {
      watch.abort()
      reset()
    }
  }, [element, isShown, dialogs])
}
