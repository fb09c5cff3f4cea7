import type { Page } from '@playwright/test'
import { fileWith } from '../browser/module-files.ts'

/** Large parts of the site that only the users who need them download; the managers' dialogs are in one file. */
const PARTS = {
  editor: 'authoring/rich-text/rich-text-editor.tsx',
  cropper: 'ui/dialogs/crop-dialog.tsx',
  dialogs: 'authoring/sorting/sort-dialog.tsx',
}

/** Records the large parts that a tab downloads from now on. */
export const watchLargeParts = (page: Page) => {
  const requestedPaths = new Set<string>()
  page.on('request', (request) => requestedPaths.add(new URL(request.url()).pathname))
  const isFetched = (part: keyof typeof PARTS) => requestedPaths.has(fileWith(page, PARTS[part]))
  return () => ({
    editor: isFetched('editor'),
    cropper: isFetched('cropper'),
    dialogs: isFetched('dialogs'),
  })
}
