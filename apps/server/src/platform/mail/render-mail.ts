import { render, toPlainText } from '@react-email/render'
import { ADDRESS_CLASS } from './draw-part.ts'
import { layout } from './layout.ts'
import type { AnyMail, MailApp } from './mail.ts'
import { oneLine } from './one-line.ts'
import { mailPaletteOf } from './palette.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Header and footer are decoration; the plain text contains the links once. */
const TEXT_OPTIONS = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'hr', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: `p.${ADDRESS_CLASS}`, format: 'skip' },
  ],
}

/**
 * @param firstName for the salutation alone: subject and preview, which a locked phone shows, never have it
 * @throws when the params do not match the mail's kind
 */
export const renderMail = async (
  mail: AnyMail,
  params: unknown,
  app: MailApp,
  firstName = '',
): Promise<RenderedMail> => {
  const content = mail.params.parse(params)
  const subject = oneLine(mail.subject(content, app))
  const html = await render(
    layout({
      title: app.title,
      subject,
      preview: oneLine(mail.preview(content, app)),
      parts: mail.body(content, app),
      // A recurring mail is rendered once for many people.
      firstName: mail.unsubscribe ? '' : oneLine(firstName),
      palette: mailPaletteOf(app.style, app.scale),
      logo: app.logo ?? null,
      hasPicture: mail.picture !== undefined,
    }),
  )
  return { subject, html, text: toPlainText(html, TEXT_OPTIONS) }
}
