const ADDRESS =
  /^(?:(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?<path>(?:[\w-]+\/)*))?(?<number>\d{1,15})(?:\/(?<key>[\da-f]{6,40}))?\/?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/i

/** A number that follows such a word is not that of a video. */
const OTHER_THINGS = /(?:^|\/)(?:album|categories|channels|event|folder|groups|showcase|user)\/$/i

/** With all that belongs to the id (`elements/video.ts` of the contract). Other text is left to the field's own check. */
export const videoIdIn = (text: string): string => {
  const parts = ADDRESS.exec(text.trim())?.groups
  if (!parts || OTHER_THINGS.test(parts.path ?? '')) return text
  const key = parts.key ?? new URLSearchParams(parts.query).get('h')
  const start = new URLSearchParams(parts.fragment).get('t')
  return `${parts.number}${key ? `/${key.toLowerCase()}` : ''}${start ? `#t=${start}` : ''}`
}
