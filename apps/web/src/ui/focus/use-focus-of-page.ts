import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { loadPart } from '../chunks/chunk-failure.ts'

/** Loaded after the page: the first seconds of a visit do without it. */
const load = loadPart(() => import('./focus-of-page.ts'))

type Main = RefObject<HTMLElement | null>

export const focusBeginning = (main: Main): void =>
  void load().then(({ focusPage }) => focusPage(main.current))

/** Moves the focus after a navigation, and when the focused element is removed. */
export const useFocusOfPage = (main: Main): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path) focusBeginning(main)
    lastPath.current = path
  }, [path, main])
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
