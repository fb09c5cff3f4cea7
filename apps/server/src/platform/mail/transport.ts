import nodemailer from 'nodemailer'

export type Letter = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
}

export type SendMail = (letter: Letter) => Promise<void>

/** Why a mail was not sent, without what the mail server said: that quotes addresses. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent'
}

const reasonOf = (error: unknown): string => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  return responseCode
    ? `The mail server answered ${responseCode} to ${command ?? 'a command'}.`
    : `The mail server could not be used: ${code ?? 'unknown reason'}.`
}

/** @throws MailNotSent from what it returns */
export const createTransport = (smtpUrl: string | null): SendMail => {
  if (!smtpUrl)
    return () =>
      Promise.reject(new MailNotSent('No mail server is set: SMTP_URL names one, npm start brings one.'))
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ replyTo, to, ...letter }) => {
    try {
      await transport.sendMail({
        ...letter,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      })
    } catch (error) {
      throw new MailNotSent(reasonOf(error))
    }
  }
}
