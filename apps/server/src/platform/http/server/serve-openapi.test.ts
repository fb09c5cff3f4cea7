import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { readBuild } from '../../base/config/build.ts'

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url))

const testServer = await startTestServer()
afterAll(testServer.stop)

const ask = (encoding: string) =>
  testServer.server.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })

test('the description is the same text, packed as the client accepts it', async () => {
  const plain = (await ask('identity')).rawPayload
  const { openapi, info } = JSON.parse(plain.toString())
  expect(openapi).toBe('3.1.0')
  expect(info.version).toBe(readBuild(ROOT).release)
  for (const [acceptEncoding, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask(acceptEncoding)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(rawPayload).equals(plain)).toBe(true)
  }
})

test('it is packed once, however many ask', async () => {
  await ask('br')
  const before = process.cpuUsage()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('br')))
  const { user, system } = process.cpuUsage(before)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  // Compressing it each time takes more.
  expect((user + system) / 1000).toBeLessThan(600)
})
