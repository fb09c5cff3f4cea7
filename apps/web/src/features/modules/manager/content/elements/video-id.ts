const ADDRESS =
  /^(?:(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?<path>(?:[\w-]+\/)*))?(?<number>\d{1,15})(?:\/(?<key>[\da-f]{6,40}))?\/?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/i

/** A number after such a word is not a video's id. */
const OTHER_THINGS = /(?:^|\/)(?:album|categories|channels|event|folder|groups|showcase|user)\/$/i

/**
 * The id with all its parts (`values/elements/video.ts` of the contract). Other text is left to the field's own
 * check.
 */
export const videoIdIn = (text: string): string => {
  const parts = ADDRESS.exec(text.trim())?.groups
  if (!parts || OTHER_THINGS.test(parts.path ?? '')) return text
  const key = parts.key ?? new URLSearchParams(parts.query).get('h')
  const start = new URLSearchParams(parts.fragment).get('t')
  return `${parts.number}${key ? `/${key.toLowerCase()}` : ''}${start ? `#t=${start}` : ''}`
}
