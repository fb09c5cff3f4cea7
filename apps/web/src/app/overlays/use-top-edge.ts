import { type RefCallback, useCallback } from 'react'

const NAME = '--banners-height'

/** Tells everything that sticks to the top how much room an element takes there. */
export const useTopEdge = <E extends HTMLElement>(): RefCallback<E> =>
  useCallback((element: E) => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(NAME, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(NAME)
    }
  }, [])
