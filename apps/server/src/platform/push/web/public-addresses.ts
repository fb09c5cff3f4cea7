import { type LookupAddress, promises } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

type Resolve = (host: string) => Promise<string[]>

const QUERY_TIMEOUT_MS = 2000
const MAX_CONNECTIONS = 32
const MAX_CONNECTIONS_OF_A_HOST = 8

/**
 * `dns.lookup` is avoided: a client's name may be answered slowly, and passwords and files wait for the same
 * threads.
 */
const resolvePublicName: Resolve = async (host) => {
  const resolver = new promises.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 })
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

/**
 * Excludes loopback, private, link-local, a cloud's metadata, multicast, and forms that translate to one of these.
 */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** The connection uses the checked addresses: a second answer of the name server changes nothing. */
export const publicLookup =
  (resolve: Resolve = resolvePublicName): LookupFunction =>
  (host, { all }, callback) => {
    const answer = (addresses: string[]): void => {
      if (!addresses.every(isPublic)) {
        callback(Object.assign(new Error('refused'), { code: 'ADDRESS_NOT_PUBLIC' }), '')
        return
      }
      if (addresses.length === 0) {
        callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '')
        return
      }
      const lookups = addresses.map(
        (address): LookupAddress => ({ address, family: ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4 }),
      )
      const [first] = lookups
      if (all) callback(null, lookups)
      else callback(null, first?.address ?? '', first?.family)
    }
    resolve(host).then(answer, (error: NodeJS.ErrnoException) => callback(error, ''))
  }

export const publicAgent = (resolve?: Resolve): Agent =>
  new Agent({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS_OF_A_HOST,
    maxTotalSockets: MAX_CONNECTIONS,
    lookup: publicLookup(resolve),
  })
