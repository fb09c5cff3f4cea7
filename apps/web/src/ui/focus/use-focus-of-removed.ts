import { useEffect } from 'react'
import { loadPart } from '../chunks/chunk-failure.ts'

const load = loadPart(() => import('./keep-focus-of-removed.ts'))

/** Loaded after the page: the first seconds of a visit do without it. */
export const useFocusOfRemoved = (): void => {
  useEffect(() => {
    let isShown = true
    let end = () => {}
    void load().then(({ keepFocusOfRemoved }) => {
      if (isShown) end = keepFocusOfRemoved()
    })
    return () => {
      isShown = false
      end()
    }
  }, [])
}
