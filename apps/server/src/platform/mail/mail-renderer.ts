import { randomBytes } from 'node:crypto'
import type { LinkTokens } from './link-token.ts'
import type { AnyMail, MailApp } from './mail.ts'
import type { MailLink } from './mail-link.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

type Sender = Omit<MailApp, 'urlOf'> & { host: string }

type LinkToken = (tokenId: string) => string

const urlOn =
  (origin: string, tokenOf: LinkToken) =>
  ({ path, tokenId }: MailLink): string =>
    new URL(path.replaceAll('{token}', tokenId === undefined ? '' : tokenOf(tokenId)), origin).href

/** A burst is sent app by app, so few are needed at a time. */
const MAX_TEMPLATES = 100

/** The params with a number instead of each token's id, and the ids by these numbers. */
const withoutTokens = (params: unknown): { text: string; tokenIds: string[] } => {
  const tokenIds: string[] = []
  const numberOf = (tokenId: string): number => {
    if (!tokenIds.includes(tokenId)) tokenIds.push(tokenId)
    return tokenIds.indexOf(tokenId)
  }
  const text = JSON.stringify(params, (key, value) =>
    key === 'tokenId' && typeof value === 'string' ? numberOf(value) : value,
  )
  return { text, tokenIds }
}

/**
 * Recurring mails (those with `unsubscribe`) of an app differ mostly in their links' tokens: each variant is
 * rendered once, with marks that are then replaced, and without the person's name. Other mails contain names, which
 * are not cached.
 */
export const createMailRenderer = () => {
  const templates = new Map<string, RenderedMail>()
  // Random, so that no text of a mail can contain one.
  const marks: string[] = []
  const markOf = (at: number): string => (marks[at] ??= randomBytes(32).toString('base64url'))

  const templateOf = async (kind: AnyMail, params: unknown, sender: Sender, origin: string) => {
    const { text, tokenIds } = withoutTokens(params)
    const key = JSON.stringify([kind.kind, sender, origin, text])
    const urlOf = urlOn(origin, (tokenId) => markOf(tokenIds.indexOf(tokenId)))
    const template = templates.get(key) ?? (await renderMail(kind, params, { ...sender, urlOf }))
    if (templates.size >= MAX_TEMPLATES) templates.clear()
    templates.set(key, template)
    return { template, tokenIds }
  }

  return async (
    kind: AnyMail,
    params: unknown,
    {
      appId,
      sender,
      origin,
      firstName,
    }: { appId: string; sender: Sender; origin: string; firstName: string },
    { linkToken }: Pick<LinkTokens, 'linkToken'>,
  ): Promise<RenderedMail & { unsubscribeUrl: string | null }> => {
    const urlOf = urlOn(origin, (tokenId) => linkToken(appId, tokenId))
    if (!kind.unsubscribe)
      return { ...(await renderMail(kind, params, { ...sender, urlOf }, firstName)), unsubscribeUrl: null }
    const { template, tokenIds } = await templateOf(kind, params, sender, origin)
    const fill = (text: string): string =>
      tokenIds.reduce((result, tokenId, at) => result.replaceAll(markOf(at), linkToken(appId, tokenId)), text)
    return {
      subject: template.subject,
      html: fill(template.html),
      text: fill(template.text),
      unsubscribeUrl: urlOf(kind.unsubscribe(kind.params.parse(params))),
    }
  }
}
