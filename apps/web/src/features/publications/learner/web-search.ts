import type { Publication } from '@wohlauf/contract/publications/publications'

/** Stated once, so that it can be replaced (`decisions.md`, open point 28). */
const WEB_SEARCH = 'https://duckduckgo.com/'

export const addressOf = ({ type, title, author, publisher, link }: Publication): string => {
  if (type === 'ONLINE' && link) return link
  const words = [title, author, publisher].filter((word) => word !== null)
  return `${WEB_SEARCH}?${new URLSearchParams({ q: words.join(' ') })}`
}
