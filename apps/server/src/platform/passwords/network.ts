const GROUPS = 8
const GROUP_BITS = 16

const groupsOf = (part: string | undefined): string[] =>
  part?.split(':').filter((group) => group !== '') ?? []

/** The eight groups of an IPv6 address as numbers; null for an IPv4 address, also one that is written as IPv6. */
const groupsOfAddress = (address: string): number[] | null => {
  if (!address.includes(':')) return null
  const [head, tail] = address.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(Math.max(GROUPS - before.length - after.length, 0)).fill('0')
  return [...before, ...zeros, ...after].slice(0, GROUPS).map((group) => Number.parseInt(group, 16))
}

/** `length` bits from the start; the length is part of it, so that a /56 is never taken for a /64 that ends in zeros. */
const prefixOf = (groups: readonly number[], length: 48 | 56 | 64): string => {
  const whole = Math.floor(length / GROUP_BITS)
  const rest = length % GROUP_BITS
  const cut = rest === 0 ? [] : [((groups[whole] ?? 0) >> (GROUP_BITS - rest)) << (GROUP_BITS - rest)]
  return `${[...groups.slice(0, whole), ...cut].map((group) => group.toString(16)).join(':')}/${length}`
}

export type Networks = {
  /** An IPv4 address, or the /64 that an IPv6 address belongs to. */
  network: string
  /** What a provider gives one customer: an IPv4 address, or a /56, whose /64 networks the customer numbers freely. */
  customer: string
  /** What IPv6 gives one organisation (/48); the same as `customer` with IPv4. */
  site: string
}

/** The networks that an address belongs to, however it is written. */
export const networksOf = (address: string): Networks => {
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
  const groups = groupsOfAddress(plain)
  if (!groups) return { network: plain, customer: plain, site: plain }
  return { network: prefixOf(groups, 64), customer: prefixOf(groups, 56), site: prefixOf(groups, 48) }
}
