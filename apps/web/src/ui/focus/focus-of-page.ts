import { focusPage } from './focus-page.ts'
import { keepFocusOfRemoved } from './keep-focus-of-removed.ts'

export { focusPage }

/** By itself the link to the content would focus the frame, which has no name. */
const skipToHeading = (event: MouseEvent): void => {
  if (!(event.target instanceof Element && event.target.matches('a[href="#inhalt"]'))) return
  event.preventDefault()
  focusPage(document.querySelector('main'))
}

let isWatching = false

/** From then on, as long as the document is there. */
export const watchFocus = (): void => {
  if (isWatching) return
  isWatching = true
  document.addEventListener('click', skipToHeading)
  keepFocusOfRemoved()
}
