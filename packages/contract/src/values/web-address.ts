import * as z from 'zod/mini'
import { parseUrl } from './parse-url.ts'

/** Nobody sees or types them: they come along when an address is copied. Joiners belong to the letters before them. */
const INVISIBLE =
  /(?<!\P{ASCII}(?=\u200c|\u200d|\ufe0e|\ufe0f))[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Characters that no address may contain as they are. */
const UNFIT = /[\s\\"<>\p{C}]/u

/** As a browser writes it after reading: a name in ASCII, or an IPv6 address. Chromium would read other signs too. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

/**
 * One rule for forms, editor and server: with http or https (specification, section 5), without name and password.
 * Invisible characters are dropped, and spaces and backslashes are written as browsers read them.
 *
 * @returns null for a text that is no such address
 */
export const webAddressOf = (text: string): string | null => {
  const address = text.replace(INVISIBLE, '').replace(/\s/gu, ' ').trim()
  if (!/^https?:\/\/[^\s/\\]/i.test(address) || !address.isWellFormed()) return null
  const url = parseUrl(address)
  if (url === null || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null
  return UNFIT.test(address) ? url.href.replaceAll('\\', '%5C') : address
}

export const isWebAddress = (text: string): boolean => webAddressOf(text) !== null

/** A field's text becomes the address; text that is no address stays as it is, for the field's own check. */
export const toWebAddress = z.overwrite<string>((text) => webAddressOf(text) ?? text)
