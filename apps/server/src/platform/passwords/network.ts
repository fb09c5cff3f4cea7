const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

const groupsOf = (part: string | undefined): string[] =>
  part?.split(':').filter((group) => group !== '') ?? []

/**
 * What counts as one customer: an IPv4 address, or the /64 network that an IPv6 one belongs to, however it is written.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head, tail] = address.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(Math.max(GROUPS - before.length - after.length, 0)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
