import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailReceiver = { port: number; close: () => Promise<void> }

/**
 * A mail server on this machine only, without password or encryption.
 * @param port 0 for any
 * @param onMail gets the raw message; the mail is accepted when it resolves, and answered by an error when it
 * rejects
 * @param refusalOf an SMTP answer ("550 5.1.1 no such user") refuses the recipient's address, null accepts it
 */
export const receiveMails = async (
  port: number,
  onMail: (message: Buffer) => Promise<void>,
  refusalOf: (address: string) => string | null = () => null,
): Promise<MailReceiver> => {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusalOf(address)
      if (refusal === null) return done()
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }))
    },
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(onMail)
        .then(
          () => done(),
          (error: Error) => done(error),
        )
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
