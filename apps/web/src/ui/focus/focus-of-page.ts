export { focusPage } from './focus-page.ts'
export { keepFocusOfRemoved } from './keep-focus-of-removed.ts'
