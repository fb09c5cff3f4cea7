import { Html, html } from './html.ts'
import type { StoredMail } from './mail-folder.ts'

type Area = 'mails' | 'templates'

const frame = (title: string, area: Area, content: Html): Html => html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Postfach</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<nav aria-label="Bereiche">
${link('/', 'E-Mails', area === 'mails')}
${link('/vorlagen', 'Vorlagen', area === 'templates')}
</nav>
<main>${content}</main>
</body>
</html>`

const link = (path: string, label: string, isCurrent: boolean): Html =>
  isCurrent ? html`<a href="${path}" aria-current="page">${label}</a>` : html`<a href="${path}">${label}</a>`

const timeOf = (date: Date): string =>
  date.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'medium' })

type Entry = { path: string; title: string; detail: string }

const entries = (list: readonly Entry[]): Html =>
  html`<ul class="mails">${list.map(
    ({ path, title, detail }) =>
      html`<li><a href="${path}"><strong>${title}</strong><span>${detail}</span></a></li>`,
  )}</ul>`

export const mailListPage = (mails: readonly StoredMail[]): Html =>
  frame(
    'E-Mails',
    'mails',
    html`<h1>E-Mails</h1>${
      mails.length === 0
        ? html`<p class="empty">Noch keine E-Mail. Was Wohlauf verschickt, liegt hier und geht an niemanden sonst.</p>`
        : entries(
            mails.map(({ id, subject, to, arrivedAt }) => ({
              path: `/mails/${id}`,
              title: subject || '(ohne Betreff)',
              detail: `an ${to} · ${timeOf(arrivedAt)}`,
            })),
          )
    }`,
  )

export type TemplateEntry = { kind: string; subject: string }

export const templateListPage = (templates: readonly TemplateEntry[], styles: readonly string[]): Html =>
  frame(
    'Vorlagen',
    'templates',
    html`<h1>Vorlagen</h1>${
      templates.length === 0
        ? html`<p class="empty">Es gibt noch keine Arten von E-Mails.</p>`
        : entries(
            templates.flatMap(({ kind, subject }) =>
              styles.map((style) => ({
                path: `/vorlagen/${kind}/${style}`,
                title: subject,
                detail: `${kind} · ${style}`,
              })),
            ),
          )
    }`,
  )

export type Shown = {
  area: Area
  /** The page's path; the mail's HTML is at `<path>/body`, the text at `<path>/text`. */
  path: string
  subject: string
  facts: readonly (readonly [string, string])[]
  /** Set to show the text instead of the HTML. */
  text?: string
}

export const messagePage = ({ area, path, subject, facts, text }: Shown): Html =>
  frame(
    subject,
    area,
    html`<h1>${subject}</h1>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<nav aria-label="Ansicht">
${link(path, 'Gestaltet', text === undefined)}
${link(`${path}/text`, 'Nur Text', text !== undefined)}
</nav>
${
  text === undefined
    ? html`<iframe src="${path}/body" title="Inhalt der E-Mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : html`<pre>${text}</pre>`
}`,
  )

export const notFoundPage = (): Html =>
  frame('Nicht gefunden', 'mails', html`<h1>Diese E-Mail gibt es nicht (mehr).</h1>`)

export const mailPage = (mail: StoredMail, isText: boolean): Html =>
  messagePage({
    area: 'mails',
    path: `/mails/${mail.id}`,
    subject: mail.subject || '(ohne Betreff)',
    facts: [
      ['Von', mail.from],
      ['An', mail.to],
      ...(mail.replyTo ? [['Antwort an', mail.replyTo] as const] : []),
      ...mail.attachments.map((name) => ['Anhang', name] as const),
      ['Angekommen', timeOf(mail.arrivedAt)],
    ],
    ...(isText ? { text: mail.text } : {}),
  })

export const bodyOf = (markup: string): Html =>
  new Html(markup.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`))
