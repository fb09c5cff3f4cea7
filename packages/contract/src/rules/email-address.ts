/// <reference path="../punycode.d.ts" />
import punycode from 'punycode.js'

/** Letters, digits, hyphens and the dots of any script: what `new URL` reads as a domain and as nothing else. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{Nd}.\-\u3002\uff0e\uff61]+$/u

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** With a dot, and a top-level domain of two letters: a number would make it an IP address. */
const STORED_DOMAIN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+(?=.{2})(?!\\d+$)${LABEL}$`)

/** The characters between the dots of a local part (RFC 5322, 3.2.3; RFC 6531 for letters beyond ASCII). */
const ATOM = "[\\p{L}\\p{M}\\p{Nd}!#$%&'*+/=?^_`{|}~-]+"
const LOCAL_PART = new RegExp(`^${ATOM}(?:\\.${ATOM})*@$`, 'u')

/** The local part of an address with its "@", and its domain; of other text the local part is empty. */
const partsOf = (address: string): [string, string] => {
  const behind = address.lastIndexOf('@') + 1
  return [address.slice(0, behind), address.slice(behind)]
}

const asciiDomain = (domain: string): string | null => URL.parse(`http://${domain}`)?.hostname ?? null

/** A stored domain as people read it: with its umlauts. */
export const shownDomain = (stored: string): string => {
  if (!stored.includes('xn--')) return stored
  try {
    const shown = punycode.toUnicode(stored)
    return asciiDomain(shown) === stored ? shown : stored
  } catch {
    return stored
  }
}

/** Engines differ in whether they refuse a label that is the Punycode of nothing. */
const isReadable = (stored: string): boolean => !/(?:^|\.)xn--/.test(stored) || shownDomain(stored) !== stored

/** The form of a domain in the DNS, whatever the script it was typed in; null when it is none. */
const storedDomain = (typed: string): string | null => {
  const stored = TYPED_DOMAIN.test(typed) ? asciiDomain(typed) : null
  return stored !== null && STORED_DOMAIN.test(stored) && isReadable(stored) ? stored : null
}

/**
 * The one form of an address, by which addresses are compared: trimmed, in lower case, composed (NFC), and with the ASCII form
 * of its domain. Text that is no address keeps its domain.
 */
export const storedForm = (typed: string): string => {
  const address = typed.trim().toLowerCase().normalize('NFC')
  const [local, domain] = partsOf(address)
  return local + ((local && storedDomain(domain)) || domain)
}

/**
 * Whether it is one address in its stored form. Of compatibility forms ("ａ", "ﬁ") in the local part only the plain character
 * is accepted: they look like other people's addresses.
 */
export const isStoredAddress = (address: string): boolean => {
  const [local, domain] = partsOf(address)
  return LOCAL_PART.test(local) && local.normalize('NFKC') === local && storedDomain(domain) === domain
}

/** A stored address as people read it: with the umlauts of its domain. */
export const shownAddress = (stored: string): string => {
  const [local, domain] = partsOf(stored)
  return local === '' ? stored : local + shownDomain(domain)
}

/** Whether both are the same address, however they are written. */
export const isSameAddress = (one: string, other: string): boolean => storedForm(one) === storedForm(other)

/** Part of an address in the form in which it would be stored, for searching: labels of a domain are converted one by one. */
export const storedFormOfPart = (part: string): string => {
  const [local, domain] = partsOf(part)
  const end = '.example'
  const labels = domain.split('.').map((label) => storedDomain(label + end)?.slice(0, -end.length) ?? label)
  return local + labels.join('.')
}
