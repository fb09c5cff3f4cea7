const LINK = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs

/** Links into this app would lead elsewhere out of another one: their text stays. @param hosts of the app */
export const withoutLinksToApp = (html: string, hosts: readonly string[]): string => {
  const changed = html.replace(LINK, (link, address: string, text: string) =>
    hosts.includes(URL.parse(address.replaceAll('&amp;', '&'))?.host ?? '') ? text : link,
  )
  // Trims as saving does: an import refuses what saving would change.
  return changed === html ? html : changed.trim()
}
