import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { sampleMail } from '../../../testing/mail/sample-mail.ts'
import { createTransport, type Letter } from '../transport.ts'
import { openMailFolder } from './mail-folder.ts'
import { findMailbox, startMailbox } from './mailbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-mailbox-'))
const mailbox = await startMailbox(dataDir, 0, [sampleMail])
afterAll(async () => {
  await mailbox.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const send = createTransport(mailbox.smtpUrl)
const letter = (fields: Partial<Letter>): Letter => ({
  messageId: `<${crypto.randomUUID()}@example.org>`,
  from: { name: 'Gesund essen', address: 'post@example.org' },
  to: 'petra@example.org',
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'Grüße',
  html: '<html><head><title>x</title></head><body><script>alert(1)</script><p>Hallo</p></body></html>',
  text: 'Hallo',
  attachments: [],
  ...fields,
})
const get = async (path: string, init?: RequestInit) => {
  const answer = await fetch(mailbox.address.replace('localhost', '127.0.0.1') + path, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const firstMail = async () => /href="(\/mails\/[^"]+)"/.exec((await get('/')).text)?.[1] ?? ''

test('an empty mailbox says so', async () => {
  expect((await get('/')).text).toContain('Noch keine E-Mail')
})

test('a mail is listed and can be read, its texts escaped in the page', async () => {
  await send(letter({ subject: 'Grüße <b>an</b> dich', text: 'Liebe <Grüße>' }))
  expect((await get('/')).text).toContain('Grüße &lt;b&gt;an&lt;/b&gt; dich')
  const path = await firstMail()
  const page = (await get(path)).text
  expect(page).toContain('petra@example.org')
  expect(page).toContain(`src="${path}/body"`)
  expect((await get(`${path}/text`)).text).toContain('Liebe &lt;Grüße&gt;')
})

test('a picture of the HTML is shown in it, and not listed', async () => {
  const logo = {
    fileName: 'logo.png',
    contentType: 'image/png',
    content: Buffer.from('bytes'),
    cid: 'logo@app',
  }
  await send(letter({ html: '<p><img src="cid:logo@app" alt="Firma"></p>', attachments: [logo] }))
  const path = await firstMail()
  expect((await get(`${path}/body`)).text).toContain('src="data:image/png;base64,Ynl0ZXM="')
  expect((await get(path)).text).not.toContain('logo.png')
})

test('attachments are listed by name', async () => {
  const attachment = { contentType: 'application/pdf', content: Readable.from([Buffer.from('%PDF-')]) }
  await send(letter({ attachments: [{ fileName: 'Plan für <dich>.pdf', ...attachment }] }))
  expect((await get(await firstMail())).text).toContain('<dt>Anhang</dt><dd>Plan für &lt;dich&gt;.pdf</dd>')
})

test('a mail’s own HTML is in a frame without scripts, and sends no requests', async () => {
  const path = await firstMail()
  expect((await get(path)).text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const body = await get(`${path}/body`)
  const policy = body.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-popups')
  expect(policy).not.toContain('script')
  expect(body.text).toContain('<base target="_blank">')
})

test('a mail that arrives again under its Message-ID replaces the first', async () => {
  const messageId = '<einmal@example.org>'
  await send(letter({ messageId, subject: 'Erste Fassung' }))
  await send(letter({ messageId, subject: 'Zweite Fassung' }))
  const { text } = await get('/')
  expect([text.includes('Erste Fassung'), text.includes('Zweite Fassung')]).toEqual([false, true])
})

test('the newest five hundred are kept', async () => {
  const folder = join(dataDir, 'many')
  const reopened = await openMailFolder(folder)
  for (let at = 0; at < 503; at++)
    await reopened.add(Buffer.from(`Message-ID: <${at}@x>\r\nSubject: ${at}\r\n\r\n`))
  expect(readdirSync(folder)).toHaveLength(500)
  const subjects = (await reopened.list()).map(({ subject }) => subject)
  expect([subjects.includes('2'), subjects.includes('502')]).toEqual([false, true])
})

test('every kind of mail is shown with its sample, in both styles', async () => {
  expect((await get('/vorlagen')).text).toContain('/vorlagen/test-sample/wohlauf')
  const page = await get('/vorlagen/test-sample/default')
  expect([page.status, page.text.includes('Hallo Petra')]).toEqual([200, true])
  expect((await get('/vorlagen/test-sample/wohlauf/body')).text).toContain('Konto anlegen')
  expect((await get('/vorlagen/test-sample/wohlauf/text')).text).toContain('Konto anlegen')
})

test.each([
  '/mails/unknown',
  '/mails/..%2F..%2Fsecrets',
  '/vorlagen/unknown/default',
  '/anything',
  '/mails/a/b/c/d',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a page of another host cannot read it', async () => {
  const { port } = new URL(mailbox.address)
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const { request } = await import('node:http')
  request({ port, host: '127.0.0.1', headers: { host: 'evil.example' } }, ({ statusCode }) =>
    resolve(statusCode),
  ).end()
  expect(await promise).toBe(403)
})

test('a second process finds it while it runs, and another port is used when its port is taken', async () => {
  expect(await findMailbox(dataDir)).toBe(mailbox.smtpUrl)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const usedPort = (other.address() as AddressInfo).port
  const folder = join(dataDir, 'second')
  const second = await startMailbox(folder, usedPort - 80, [])
  expect(new URL(second.address).port).not.toBe(String(usedPort))
  await second.stop()
  expect(await findMailbox(folder)).toBeNull()
  await new Promise((resolve) => other.close(resolve))
})
