import type { AppStyle } from '@wohlauf/contract/features'
import type { AnyMail, MailApp } from '../mail.ts'
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
