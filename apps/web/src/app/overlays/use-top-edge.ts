import { type RefCallback, useCallback } from 'react'

const NAME = '--banners-height'

/** Publishes to all sticky elements how much room an element takes at the top. */
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
