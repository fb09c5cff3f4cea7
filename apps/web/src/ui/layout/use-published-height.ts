import { type RefCallback, useCallback } from 'react'

/**
 * Publishes how much room an element takes at an edge of the screen, in pixels, to all that keep clear of it.
 *
 * @param name a custom property, absent while the element is
 */
export const usePublishedHeight = <E extends HTMLElement>(name: `--${string}`): RefCallback<E> =>
  useCallback(
    (element: E) => {
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    },
    [name],
  )
