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
    const former = lastPath.current
    lastPath.current = path
    void load().then(({ watchFocus, focusPage }) => {
      watchFocus()
      if (former && former !== path) focusPage(main.current)
    })
  }, [path, main])
}
