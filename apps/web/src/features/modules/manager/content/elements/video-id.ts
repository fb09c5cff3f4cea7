const NUMBER = /^\d{1,15}$/
const ADDRESS = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*?(\d{1,15})(?:[/?#].*)?$/i

/**
 * The id of a video in pasted text: the id itself, or an address of the video host. Otherwise the text
 * unchanged.
 */
export const videoIdIn = (text: string): string => {
  const trimmed = text.trim()
  return NUMBER.test(trimmed) ? trimmed : (ADDRESS.exec(trimmed)?.[1] ?? text)
}
