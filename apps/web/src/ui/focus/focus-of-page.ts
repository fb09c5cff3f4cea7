import { focusPage } from './focus-page.ts'
import { keepFocusOfRemoved } from './keep-focus-of-removed.ts'

export { focusPage }

/** By itself the link to the content would focus the frame, which has no name. */
const skipToHeading = (event: MouseEvent): void => {
  if (!(event.target instanceof Element && event.target.matches('a[href="#inhalt"]'))) return
  event.preventDefault()
  focusPage(document.querySelector('main'))
}

/** @returns how to end it */
export const watchFocus = (): (() => void) => {
  document.addEventListener('click', skipToHeading)
  const end = keepFocusOfRemoved()
  return () => {
    document.removeEventListener('click', skipToHeading)
    end()
  }
}
