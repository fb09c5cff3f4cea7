import type { Page } from '@playwright/test'

/** Large parts of the site that only the users who need them download. */
export const SORTING = /\/sort-dialog-[^/]*\.js$/
const EDITOR = /\/rich-text-editor-[^/]*\.js$/
const CROPPER = /\/crop-dialog-[^/]*\.js$/

/** Records the large parts that a tab downloads from now on. */
export const watchLargeParts = (page: Page) => {
  const requestedParts: string[] = []
  page.on('request', (request) => requestedParts.push(new URL(request.url()).pathname))
  const isFetched = (part: RegExp) => requestedParts.some((path) => part.test(path))
  return () => ({ editor: isFetched(EDITOR), cropper: isFetched(CROPPER), sorting: isFetched(SORTING) })
}
