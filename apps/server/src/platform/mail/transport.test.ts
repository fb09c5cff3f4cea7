import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { createTransport, MailServerAway } from './transport.ts'

const MINUTE_MS = 60_000

const { mails, stop } = await startMailServer()
const send = createTransport(mails.smtpUrl)
afterAll(stop)

// The mail server in this process has timers too: they continue.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const letterTo = (to: string) => ({
  messageId: `<${to}>`,
  from: { name: 'Wohlauf', address: 'app@example.org' },
  to,
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'Hallo',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  attachments: [],
})

test('a mail server may take ten minutes to accept a complete message', async () => {
  const hangs = mails.stallAtData()
  const sending = send(letterTo('langsam@example.org'))
  await hangs
  vi.advanceTimersByTime(9 * MINUTE_MS)
  mails.letThrough()
  await sending
  expect(await mails.to('langsam@example.org')).toHaveLength(1)
})

test('after that the mail is given up, and the next one is sent', async () => {
  const hangs = mails.stallAtData()
  const sending = send(letterTo('nie@example.org'))
  await hangs
  vi.advanceTimersByTime(10 * MINUTE_MS)
  await expect(sending).rejects.toThrow(MailServerAway)
  await mails.recover()
  await send(letterTo('naechste@example.org'))
  expect(await mails.to('naechste@example.org')).toHaveLength(1)
})

test('a mail server that is silent before the message is given up after a minute', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.write('220 hello\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sending = createTransport(`smtp://127.0.0.1:${port}`)(letterTo('stumm@example.org'))
  const [socket] = (await once(server, 'connection')) as [Socket]
  await once(socket, 'data')
  vi.advanceTimersByTime(MINUTE_MS)
  await expect(sending).rejects.toThrow(MailServerAway)
  for (const each of sockets) each.destroy()
  server.close()
})

/** A mail server that counts the bytes of messages; `until` resolves at a given count. */
const startCountingServer = async () => {
  let receivedBytes = 0
  let waiters: { bytes: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => {
        receivedBytes += chunk.length
        for (const { resolve } of waiters.filter(({ bytes }) => bytes <= receivedBytes)) resolve()
        waiters = waiters.filter(({ bytes }) => bytes > receivedBytes)
      })
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    until: (bytes: number) => new Promise<void>((resolve) => waiters.push({ bytes, resolve })),
    close: () => server.close(),
  }
}

test('a long message may take longer than a minute, as long as it moves', async () => {
  const server = await startCountingServer()
  const content = async function* () {
    for (let part = 1; part <= 4; part += 1) {
      yield Buffer.alloc(100_000, 'Wohlauf')
      await server.until(part * 100_000)
      vi.advanceTimersByTime(MINUTE_MS * 0.8)
    }
  }
  const file = Readable.from(content(), { objectMode: false })
  const attachments = [{ fileName: 'lang.txt', contentType: 'text/plain', content: file }]
  const send = createTransport(server.url)
  await expect(send({ ...letterTo('lang@example.org'), attachments })).resolves.toBeUndefined()
  server.close()
})
