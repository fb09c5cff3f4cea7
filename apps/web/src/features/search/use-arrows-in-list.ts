import { type RefObject, useEffect } from 'react'

const STOPS = 'input, a[href]'

/**
 * The arrow keys move the focus between the field and the results.
 *
 * @param list contains the field and the links of the results
 * @returns moves the focus to the first result, if there is one
 */
export const useArrowsInList = (list: RefObject<HTMLElement | null>): (() => void) => {
  useEffect(() => {
    const element = list.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      const stops = [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
      const index = stops.indexOf(document.activeElement as HTMLElement)
      stops[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [list])
  return () => list.current?.querySelector<HTMLElement>('a[href]')?.focus()
}
