import type { Page } from '@playwright/test'

/** Parts of the site that are large and that only those fetch who use them. */
export const SORTING = /\/sort-dialog-[^/]*\.js$/
const EDITOR = /\/rich-text-editor-[^/]*\.js$/
const CROPPER = /\/crop-dialog-[^/]*\.js$/

/** Which of the large parts a tab has fetched since. */
export const watchLargeParts = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isFetched = (part: RegExp) => asked.some((path) => part.test(path))
  return () => ({ editor: isFetched(EDITOR), cropper: isFetched(CROPPER), sorting: isFetched(SORTING) })
}
