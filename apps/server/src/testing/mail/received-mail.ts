import PostalMime from 'postal-mime'

export type ReceivedMail = {
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  messageId: string
  /** Keys are names in lower case. */
  headers: Record<string, string>
  text: string
  html: string
  /** The links of the HTML. */
  links: string[]
  attachments: { fileName: string; type: string; bytes: Buffer }[]
}

const LINK = /<a\b[^>]*\bhref="([^"]*)"/g

/** The targets of the links in an HTML text, in order, each once. */
export const linksOf = (html: string): string[] => {
  const links = [...html.matchAll(LINK)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'))
  return [...new Set(links)]
}

/** A mail in the form that its recipient's mailbox shows. */
export const parseMail = async (message: Buffer): Promise<ReceivedMail> => {
  const { from, to, replyTo, subject, messageId, headers, text, html, attachments } =
    await PostalMime.parse(message)
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? null,
    subject: subject ?? '',
    messageId: messageId ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    text: text ?? '',
    html: html ?? '',
    links: linksOf(html ?? ''),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      type: mimeType,
      bytes: Buffer.from(content as ArrayBuffer),
    })),
  }
}
