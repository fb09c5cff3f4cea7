import { notify } from './snackbar-queue.ts'

/**
 * Browsers may refuse it, for instance when the page lost the focus while the link was fetched.
 *
 * @returns whether the link was copied
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
