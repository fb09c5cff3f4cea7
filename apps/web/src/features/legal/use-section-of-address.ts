import { useEffect } from 'react'

/**
 * Scrolls again after the fonts have loaded: the router scrolls before they have given the lines their final
 * height.
 */
export const useSectionOfAddress = (): void => {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id) void document.fonts.ready.then(() => document.getElementById(id)?.scrollIntoView())
  }, [])
}
