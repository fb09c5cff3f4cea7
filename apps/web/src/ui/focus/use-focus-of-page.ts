import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { loadPart } from '../chunks/chunk-failure.ts'

/** Loaded after the page: the first seconds of a visit do without it. */
const load = loadPart(() => import('./focus-of-page.ts'))

/** Moves the focus after a navigation, and when the focused element is removed. */
export const useFocusOfPage = (main: RefObject<HTMLElement | null>): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path)
      void load().then(({ focusPage }) => focusPage(main.current))
    lastPath.current = path
  }, [path, main])
  useEffect(() => {
    let isShown = true
    let end = () => {}
    void load().then(({ watchFocus }) => {
      if (isShown) end = watchFocus()
    })
    return () => {
      isShown = false
      end()
    }
  }, [])
}
