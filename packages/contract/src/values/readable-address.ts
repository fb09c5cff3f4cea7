/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'
import { storedForm } from './email-address.ts'

/** A stored address as people read it: with the umlauts of its domain. */
export const shownAddress = (stored: string): string => {
  if (!stored.includes('@') || !stored.includes('xn--')) return stored
  try {
    const unicode = punycode.toUnicode(stored)
    return storedForm(unicode) === stored ? unicode : stored
  } catch {
    return stored
  }
}

/** A stored domain as people read it. */
export const shownDomain = (stored: string): string => shownAddress(`a@${stored}`).slice('a@'.length)
