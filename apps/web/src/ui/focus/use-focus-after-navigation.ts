import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

export const useFocusAfterNavigation = (target: RefObject<HTMLElement | null>): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path)
      target.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path, target])
}
