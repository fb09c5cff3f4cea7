const LINK = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs

/** Links into this app would lead elsewhere out of another one: their text stays. @param hosts of the app */
export const withoutLinksToApp = (html: string, hosts: readonly string[]): string =>
  html.replace(LINK, (link, address: string, text: string) =>
    hosts.includes(URL.parse(address.replaceAll('&amp;', '&'))?.host ?? '') ? text : link,
  )
