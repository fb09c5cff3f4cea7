const PARAMETER = 'link'

/** An address that restarts the shell with a link. */
export const addressWithLink = (link: string): string => `/?${new URLSearchParams({ [PARAMETER]: link })}`

/** Returns the link of `addressWithLink`, and removes it from the address. */
export const consumeLinkOfAddress = (): string | null => {
  const url = new URL(location.href)
  const link = url.searchParams.get(PARAMETER)
  if (link === null || url.pathname !== '/') return null
  history.replaceState(null, '', '/')
  return link
}
