import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { AnyMail } from '../mail.ts'
import { answerPage } from './answer-page.ts'
import type { MailFolder } from './mail-folder.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Mails contain links that open accounts: a foreign page must not read them through a host name of its own. */
const listener =
  (folder: MailFolder, mails: readonly AnyMail[]): RequestListener =>
  (request, response) => {
    const path = URL.parse(request.url ?? '', 'http://mailbox')?.pathname ?? ''
    if (request.method !== 'GET' || !LOOPBACK.test(request.headers.host ?? '')) {
      response.writeHead(403).end()
      return
    }
    answerPage(path, folder, mails).then(
      ({ status, type, policy, content }) =>
        response
          .writeHead(status, {
            'content-type': type,
            'content-security-policy': policy,
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
            'cache-control': 'no-store',
          })
          .end(content),
      () => response.writeHead(500).end(),
    )
  }

/** Serves the pages on this machine only; on any free port when the requested one is in use. */
export const serveMailbox = async (
  wishedPort: number,
  folder: MailFolder,
  mails: readonly AnyMail[],
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const server = createServer(listener(folder, mails))
  const port = await listen(server, wishedPort).catch(() => listen(server, 0))
  return {
    port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
