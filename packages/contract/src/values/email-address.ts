import { parseUrl } from './parse-url.ts'

/** Visible letters, digits, hyphens and the dots of any script: what `URL` reads as a domain and as nothing else. */
const TYPED_DOMAIN = /^(?!.*\p{DI})[\p{L}\p{M}\p{Nd}.\-\u00b7\u30fb\u3002\uff0e]+$/u

/**
 * At most 254 visible characters: a dot-atom (RFC 5322, 3.2.3; RFC 6531 for letters beyond ASCII), and the ASCII form
 * of a domain with a dot. Its last label is no number, which would make it an IP address.
 */
const STORED_ADDRESS =
  /^(?!\.|.*\p{DI}|.{255})(?:(?:^|\.)[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)+@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!-|\d+$)[a-z\d-]{2,63}(?<!-)$/u

/**
 * Addresses are compared by it: trimmed, in lower case, composed (NFC), and with the ASCII form of the domain. Text
 * that is no address keeps its domain.
 */
export const storedForm = (input: string): string => {
  const address = input.trim().toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return (
    address.slice(0, at) +
    ((at && TYPED_DOMAIN.test(domain) && parseUrl(`http://${domain}`)?.hostname) || domain)
  )
}

/** Refuses compatibility forms ("ａ", "ﬁ") in the local part: they look like other people's addresses. */
export const isStoredAddress = (address: string): boolean =>
  STORED_ADDRESS.test(address) && address.normalize('NFKC') === address

/** The form that a search compares: labels of a domain are converted one by one. */
export const storedFormOfPart = (part: string): string => {
  const behind = part.lastIndexOf('@') + 1
  const labels = part.slice(behind).split('.')
  const storedLabels = labels.map((label) =>
    storedForm(`@${label}.example`).slice('@'.length, -'.example'.length),
  )
  return part.slice(0, behind) + storedLabels.join('.')
}
