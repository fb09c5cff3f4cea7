import type { AppStyle } from '@wohlauf/contract/values/features'
import type { AnyMail, MailApp } from '../mail.ts'
import { PICTURE_CID, readMailPicture } from '../mail-picture.ts'
import { type RenderedMail, renderMail } from '../render-mail.ts'

export const TEMPLATE_STYLES: readonly AppStyle[] = ['default', 'wohlauf']

const SAMPLE_TOKEN = 'Muster'.padEnd(43, '-')

const sampleApp = (style: AppStyle): MailApp => ({
  title: style === 'wohlauf' ? 'Wohlauf in Bewegung' : 'Gesund essen',
  style,
  urlOf: ({ path }) => new URL(path.replaceAll('{token}', SAMPLE_TOKEN), 'http://muster.localhost').href,
})

export const renderSample = (mail: AnyMail, style: AppStyle, firstName = 'Petra'): Promise<RenderedMail> =>
  renderMail(mail, mail.sample, sampleApp(style), firstName)

/** The page shows a mail's picture, too. */
export const renderForPage = async (mail: AnyMail, style: AppStyle): Promise<RenderedMail> => {
  const rendered = await renderSample(mail, style)
  if (!mail.picture) return rendered
  const bytes = (await readMailPicture(mail.picture, style)).toString('base64')
  return {
    ...rendered,
    html: rendered.html.replaceAll(`cid:${PICTURE_CID}`, `data:image/png;base64,${bytes}`),
  }
}
