const OPENED = 'opened-link'
const PARAMETER = 'link'

/** The shell reports the link by which it was started after every reload too. */
export const linkOnce = (launchLink: string | null): string | null => {
  const wasOpened = sessionStorage.getItem(OPENED) === launchLink
  if (launchLink !== null) sessionStorage.setItem(OPENED, launchLink)
  return wasOpened ? null : launchLink
}

/** An address that restarts the shell, with a link of another app. */
export const addressWithLink = (link: string): string => `/?${new URLSearchParams({ [PARAMETER]: link })}`

/** Returns the link of `addressWithLink`, and removes it from the address. */
export const consumeLinkOfAddress = (): string | null => {
  const url = new URL(location.href)
  const link = url.searchParams.get(PARAMETER)
  if (link === null || url.pathname !== '/') return null
  history.replaceState(null, '', '/')
  return link
}
