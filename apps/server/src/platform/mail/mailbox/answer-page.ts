import { readFile } from 'node:fs/promises'
import type { AnyMail } from '../mail.ts'
import type { Html } from './html.ts'
import type { MailFolder } from './mail-folder.ts'
import { bodyOf, mailListPage, mailPage, messagePage, notFoundPage, templateListPage } from './pages.ts'
import { renderForPage, renderSample, TEMPLATE_STYLES } from './templates.ts'

export type PageAnswer = { status: number; type: string; policy: string; content: string }

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail contains its own styles and nothing else: no script, no request to any host. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const page = ({ markup }: Html, policy = PAGE_POLICY, status = 200): PageAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  policy,
  content: markup,
})

const notFound = (): PageAnswer => page(notFoundPage(), PAGE_POLICY, 404)

const mailAnswer = async (folder: MailFolder, id: string, view: string): Promise<PageAnswer> => {
  const mail = await folder.find(id)
  if (!mail) return notFound()
  if (view === 'body') return page(bodyOf(mail.html), BODY_POLICY)
  return page(mailPage(mail, view === 'text'))
}

const templateAnswer = async (mails: readonly AnyMail[], kind: string, style: string, view: string) => {
  const mail = mails.find((each) => each.kind === kind)
  const templateStyle = TEMPLATE_STYLES.find((each) => each === style)
  if (!mail || !templateStyle) return notFound()
  const { subject, html, text } = await renderForPage(mail, templateStyle)
  if (view === 'body') return page(bodyOf(html), BODY_POLICY)
  const path = `/vorlagen/${kind}/${style}`
  const facts = [['Art', `${kind} · ${style}`]] as const
  return page(messagePage({ area: 'templates', path, subject, facts, ...(view === 'text' ? { text } : {}) }))
}

const templateList = async (mails: readonly AnyMail[]): Promise<Html> => {
  const list = mails.map(async (mail) => ({
    kind: mail.kind,
    subject: (await renderSample(mail, 'default')).subject,
  }))
  return templateListPage(await Promise.all(list), TEMPLATE_STYLES)
}

export const answerPage = async (
  path: string,
  folder: MailFolder,
  mails: readonly AnyMail[],
): Promise<PageAnswer> => {
  const [area = '', first = '', second = '', third = '', ...rest] = path.split('/').slice(1)
  if (rest.length > 0) return notFound()
  if (path === '/') return page(mailListPage(await folder.list()))
  if (path === '/vorlagen') return page(await templateList(mails))
  if (path === '/style.css') {
    const content = await readFile(new URL('style.css', import.meta.url), 'utf8')
    return { status: 200, type: 'text/css; charset=utf-8', policy: PAGE_POLICY, content }
  }
  if (area === 'mails' && third === '') return mailAnswer(folder, first, second)
  if (area === 'vorlagen') return templateAnswer(mails, first, second, third)
  return notFound()
}
