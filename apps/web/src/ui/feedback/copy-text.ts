import { notify } from './snackbar-queue.ts'

/**
 * Puts a link into the clipboard and says so. Browsers may refuse it, for instance when the page lost the focus while the link
 * was fetched.
 *
 * @returns whether it was copied
 */
export const copyLink = async (link: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    return false
  }
  notify('success', 'Link wurde in die Zwischenablage kopiert.')
  return true
}
