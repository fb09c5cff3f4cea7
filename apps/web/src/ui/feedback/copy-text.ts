import { notify } from './snackbar-queue.ts'

/**
 * Browsers may refuse it, for instance when the page lost the focus while the text was fetched.
 *
 * @returns whether the text was copied
 */
export const copyText = async (text: string, message: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  notify('success', message)
  return true
}

export const copyLink = (link: string): Promise<boolean> =>
  copyText(link, 'Link wurde in die Zwischenablage kopiert.')
