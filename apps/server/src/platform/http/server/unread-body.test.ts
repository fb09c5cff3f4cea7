import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getModules } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const MEGABYTE = 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, 'x')

const testServer = await startTestServer()
afterAll(testServer.stop)
const { app, as } = await createManager(testServer)
const signedIn = { 'auth-token': as.token ?? '' }
await testServer.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = testServer.server.server.address() as AddressInfo

/**
 * Sends a head and `bytes` bytes, or as many as the server accepts; returns the answer and the number of accepted
 * bytes.
 */
const send = async (path: string, headers: Record<string, string>, bytes: number, first = '') => {
  const connection = once(testServer.server.server, 'connection').then(([socket]) => socket as Socket)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const answer = text(socket).catch(() => '')
  const lines = Object.entries({ host: app.host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${first}`)
  const pieces = Array<Buffer>(bytes / PIECE.length).fill(PIECE)
  await pipeline(Readable.from(pieces), socket, { end: false }).catch(() => {})
  const server = await connection
  const status = /^HTTP\/1.1 (\d+)/.exec(await answer)?.[1] ?? 'cut off'
  return { status, megabytes: Math.round(server.bytesRead / MEGABYTE) }
}

const multipart = 'multipart/form-data; boundary=xx'
const upload = createDocumentAsManager.path
const chunk = (size: number) => `${size.toString(16)}\r\n`

test.each([
  ['a stranger', upload, {}],
  ['a caller without a session, for an operation that is not an upload', getModules.path, {}],
  ['at an unknown path', '/api/nothing', {}],
  ['a manager, with more than a form can contain', upload, signedIn],
])('195 MB of %s are not read to the end', async (_, path, headers: Record<string, string>) => {
  const { megabytes } = await send(
    path,
    { 'content-type': multipart, 'content-length': String(195 * MEGABYTE), ...headers },
    195 * MEGABYTE,
  )
  expect(megabytes).toBeLessThan(13)
})

test('a file without a declared length is read no further than a form can be long', async () => {
  const part = '--xx\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n'
  const size = 195 * MEGABYTE
  const { megabytes } = await send(
    upload,
    { 'content-type': multipart, 'transfer-encoding': 'chunked', ...signedIn },
    size,
    `${chunk(part.length)}${part}\r\n${chunk(size)}`,
  )
  expect(megabytes).toBeLessThan(25)
})

test('a refused upload of usual size gets its answer, and the connection ends as requested', async () => {
  const bytes = 8 * MEGABYTE
  const headers = { 'content-type': multipart, 'content-length': String(bytes), connection: 'close' }
  expect(await send(upload, headers, bytes)).toEqual({ status: '401', megabytes: 8 })
})

test('an undeclared file is discarded, and the upload continues', async () => {
  const pdf = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'plan.pdf', type: '' }
  const other = { bytes: Buffer.alloc(9 * MEGABYTE), fileName: 'film.mp4', type: '' }
  const { status } = await testServer.call(
    createDocumentAsManager,
    { title: 'Plan', shortDescription: 'Kurz' },
    { ...as, files: { other, file: pdf, another: pdf } },
  )
  expect(status).toBe(200)
})
