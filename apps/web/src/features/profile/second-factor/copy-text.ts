import { notify } from '../../../ui/feedback/snackbar-queue.ts'

/** Copies to the clipboard and shows a message; browsers may forbid it. */
export const copyText = async (text: string, message: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    notify('success', message)
  } catch {
    notify('error', 'Das Kopieren hat nicht geklappt. Markiere den Text bitte selbst.')
  }
}
