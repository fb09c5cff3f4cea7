/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'
import { storedForm } from './email-address.ts'

/** A stored address as people read it: with the umlauts of its domain. */
export const shownAddress = (address: string): string => {
  if (!address.includes('@') || !address.includes('xn--')) return address
  try {
    const unicode = punycode.toUnicode(address)
    return storedForm(unicode) === address ? unicode : address
  } catch {
    return address
  }
}

/** A stored domain as people read it. */
export const shownDomain = (domain: string): string => shownAddress(`a@${domain}`).slice('a@'.length)
