import * as z from 'zod/mini'
import { shownAddress } from './readable-address.ts'

/**
 * People read the umlauts of a domain. Not beside {@link EmailAddress}: the login page, which loads that, has plain
 * strings.
 */
export const ShownAddress = z.string().check(z.overwrite(shownAddress))
