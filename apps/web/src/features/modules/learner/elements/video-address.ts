import { partsOfVideoId } from '@wohlauf/contract/values/elements/video'

const startOf = (start: string | undefined): string => (start ? `#t=${start}` : '')

/** The host's player, which plays an unlisted video only with its key. */
export const playerAddress = (videoId: string): string => {
  const { number = '', key, start } = partsOfVideoId(videoId) ?? {}
  return `https://player.vimeo.com/video/${number}?${key ? `h=${key}&` : ''}dnt=1${startOf(start)}`
}

export const pageAddress = (videoId: string): string => {
  const { number = '', key, start } = partsOfVideoId(videoId) ?? {}
  return `https://vimeo.com/${number}${key ? `/${key}` : ''}${startOf(start)}`
}
