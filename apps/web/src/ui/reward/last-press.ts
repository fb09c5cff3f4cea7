import { centreOf, type Point } from './rewards.ts'

/** @returns how to end it */
export const onPress = (act: (event: PointerEvent | KeyboardEvent) => void): (() => void) => {
  const watch = new AbortController()
  const options = { capture: true, passive: true, signal: watch.signal }
  window.addEventListener('pointerdown', act, options)
  window.addEventListener('keydown', act, options)
  return () => watch.abort()
}

/** Records where the last press was: the finger's position, or the element that had the keyboard's focus. */
export const watchPresses = () => {
  let last: Point | null = null
  const end = onPress((event) => {
    if (event instanceof PointerEvent) last = { x: event.clientX, y: event.clientY }
    else if (event.target instanceof Element && event.target !== document.body) last = centreOf(event.target)
    else last = null
  })
  return {
    lastPress: (): Point => last ?? { x: window.innerWidth / 2, y: window.innerHeight * 0.7 },
    end,
  }
}
