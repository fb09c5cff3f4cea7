import { parseUrl } from '../values/parse-url.ts'

export type Destinations = {
  /** The hosts of the app. */
  hosts: readonly string[]
  /** The ids of what learners can open. */
  readableIds: ReadonlySet<string>
}

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const LINK = /href="([^"]+)"/g
const ITEM =
  /^\/(?:module\/inhalt|rezepte\/rezept|blog\/artikel|erfahrungsberichte\/erfahrungsbericht)\/([0-9a-f-]{36})\/?$/

/** Whether a link leads to an item of this app that learners cannot open. Other links are not checked. */
const leadsNowhere = (address: string, { hosts, readableIds }: Destinations): boolean => {
  const url = parseUrl(address)
  const [, id] = ITEM.exec(url?.pathname ?? '') ?? []
  return url !== null && id !== undefined && hosts.includes(url.host) && !readableIds.has(id)
}

/** @param content HTML, or a value that contains it */
export const hasDeadLink = (content: unknown, destinations: Destinations): boolean =>
  textsIn(content)
    .flatMap((text) => [...text.matchAll(LINK)])
    .some(([, address = '']) => leadsNowhere(address, destinations))
