import * as z from 'zod/mini'
import { shownAddress } from '../rules/shown-address.ts'

/**
 * A stored address in an answer: people read the umlauts of its domain. Not beside {@link EmailAddress}, which the login page
 * loads: what that page loads has plain strings, which the server's handlers convert.
 */
export const ShownAddress = z.string().check(z.overwrite(shownAddress))
