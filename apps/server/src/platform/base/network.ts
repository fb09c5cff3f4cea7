import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  network: string
  /** A provider assigns it to one customer: an IPv4 address, or a /56, whose /64 networks they can choose freely. */
  customer: string
  /** The /48 of an organisation; the same as `customer` with IPv4. */
  site: string
}

/** The length is part of it, so that a /56 is never mistaken for a /64 that ends in zeros. */
const prefixOf = (parts: number[], length: 48 | 56 | 64): string => {
  const address = new ipaddr.IPv6(parts).toNormalizedString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${length}`).toString()}/${length}`
}

/**
 * Whether a text is an IP address, or a network in CIDR notation (`10.0.0.0/8`, `fd00::/64`) of which no bit beyond
 * its length is set: one that has such bits is most likely an address with a wrong length. Length 0, which covers
 * every address, is refused.
 */
export const isAddressOrNetwork = (text: string): boolean => {
  if (!text.includes('/')) return isIP(text) !== 0
  if (!/^[\da-f.:]+\/\d{1,3}$/i.test(text) || !ipaddr.isValidCIDR(text)) return false
  const [address, length] = ipaddr.parseCIDR(text)
  if (length === 0) return false
  const { IPv4, IPv6 } = ipaddr
  const first = (address.kind() === 'ipv4' ? IPv4 : IPv6).networkAddressFromCIDR(text)
  return first.toNormalizedString() === address.toNormalizedString()
}

/** The networks of an address, in any notation: IPv4 inside IPv6 counts as IPv4. */
export const networksOf = (address: string): Networks => {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null
  if (!(parsed instanceof ipaddr.IPv6)) {
    const plain = parsed?.toString() ?? address
    return { network: plain, customer: plain, site: plain }
  }
  // The zone (`%eth0`) names an interface of this machine.
  const { parts } = parsed
  return { network: prefixOf(parts, 64), customer: prefixOf(parts, 56), site: prefixOf(parts, 48) }
}

/** Distinguishes places, but not persons: the /24 of IPv4, the /48 of IPv6, in CIDR notation; null for no address. */
export const shortenedNetwork = (address: string): string | null => {
  const { site } = networksOf(address)
  if (site.includes('/')) return site
  return ipaddr.IPv4.isValid(site)
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${site}/24`).toString()}/24`
    : null
}
