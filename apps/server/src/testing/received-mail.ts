import PostalMime from 'postal-mime'

export type ReceivedMail = {
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  messageId: string
  text: string
  html: string
  /** Where the links of the HTML lead, in order, each once. */
  links: string[]
  attachments: { fileName: string; type: string; bytes: Buffer }[]
}

const LINK = /<a\b[^>]*\bhref="([^"]*)"/g

/** A mail as the mailbox of its reader sees it. */
export const parseMail = async (message: Buffer): Promise<ReceivedMail> => {
  const { from, to, replyTo, subject, messageId, text, html, attachments } = await PostalMime.parse(message)
  const links = [...(html ?? '').matchAll(LINK)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'))
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? null,
    subject: subject ?? '',
    messageId: messageId ?? '',
    text: text ?? '',
    html: html ?? '',
    links: [...new Set(links)],
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      type: mimeType,
      bytes: Buffer.from(content as ArrayBuffer),
    })),
  }
}
