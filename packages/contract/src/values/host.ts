import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

/** Used by the admin site only: learners do not download these messages. */
export const HOST_MESSAGES = {
  notValid: 'Das ist kein gültiger Host. Er sieht zum Beispiel so aus: coaching.firma.de',
  ofAdmin: 'Hosts, die mit „admin.“ beginnen, gehören der Verwaltung',
  oneNotValid: 'Mindestens ein Host ist nicht gültig',
} as const

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** Only `localhost` and addresses with a dot: a single word is a typing error. International names are written as punycode. */
const HOST = new RegExp(
  `^(?=[^:]{1,253}(?::|$))(?:(?:${LABEL}\\.)*localhost|(?:${LABEL}\\.)+${LABEL})(?::[1-9]\\d{0,4})?$`,
)

const MAX_PORT = 65_535

/** Browsers leave these out of an address, so an app would never be found by them. */
const DEFAULT_PORTS: readonly number[] = [80, 443]

const hasUsablePort = (host: string): boolean => {
  const port = /:(\d+)$/.exec(host)?.[1]
  return port === undefined || (Number(port) <= MAX_PORT && !DEFAULT_PORTS.includes(Number(port)))
}

/** How the addresses of admin sites begin (`decisions.md`, "Hosts, tenants, demo world", and open point 45). */
const isOfAdmin = (host: string): boolean => host.startsWith('admin.')

/** The host of an app as browsers send it, in lower case, with the port where there is one: `essen.firma.de`, `localhost:3000`. */
export const Host = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, MESSAGES.required),
  z.refine((text) => HOST.test(text) && hasUsablePort(text), HOST_MESSAGES.notValid),
  z.refine((text) => !isOfAdmin(text), HOST_MESSAGES.ofAdmin),
)

const MAX_HOSTS = 50

const isHost = (text: string): boolean => Host.safeParse(text).success

/** The list is one form field: an error in one of its entries is an error of the list. Each host is kept once. */
export const Hosts = z.pipe(
  z.array(z.string()).check(
    z.minLength(1, MESSAGES.required),
    z.maxLength(MAX_HOSTS),
    z.refine((texts) => texts.every(isHost), HOST_MESSAGES.oneNotValid),
  ),
  z.transform((texts: string[]) => [...new Set(texts.map((text) => Host.parse(text)))]),
)
