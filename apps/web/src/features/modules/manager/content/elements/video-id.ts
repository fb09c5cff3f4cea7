const NUMBER = /^\d{1,15}$/
const ADDRESS = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*?(\d{1,15})(?:[/?#].*)?$/i

/** The number of a video in what was pasted: the number itself, or an address of the video host. Else the text as it is. */
export const videoIdIn = (text: string): string => {
  const trimmed = text.trim()
  return NUMBER.test(trimmed) ? trimmed : (ADDRESS.exec(trimmed)?.[1] ?? text)
}
