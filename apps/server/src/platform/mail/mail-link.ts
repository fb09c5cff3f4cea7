import { fillPath } from '@wohlauf/contract/routes/route-path'
import { type PlainRouteName, ROUTES, type TokenRouteName } from '@wohlauf/contract/routes/routes'
import * as z from 'zod/mini'

/** A link to a page of the app; `{token}` in the path becomes the token of `tokenId` when the mail is rendered. */
export const mailLink = z.object({ path: z.string(), tokenId: z.optional(z.uuid()) })

export type MailLink = z.output<typeof mailLink>

export const linkTo = <Name extends PlainRouteName | TokenRouteName>(
  name: Name,
  ...[tokenId]: Name extends PlainRouteName ? [] : [tokenId: string]
): MailLink => ({
  path: fillPath(ROUTES[name].path, () => '{token}'),
  ...(tokenId === undefined ? {} : { tokenId }),
})
