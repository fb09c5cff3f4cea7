import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import type { Config } from '../base/config/config.ts'
import { openStorage, StorageUnavailable } from './storage.ts'

const bucketServer = await startBucketServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-files-'))
afterAll(async () => {
  await bucketServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bucketConfig = (changes: Partial<Extract<Config['storage'], { kind: 's3' }>> = {}) => ({
  kind: 's3' as const,
  endpoint: bucketServer.environment.S3_ENDPOINT,
  region: bucketServer.environment.S3_REGION,
  bucket: bucketServer.environment.S3_BUCKET,
  accessKeyId: bucketServer.environment.S3_ACCESS_KEY_ID,
  secretAccessKey: bucketServer.environment.S3_SECRET_ACCESS_KEY,
  ...changes,
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

describe.each([
  {
    name: 'a folder',
    config: { kind: 'disk' as const, folder: join(folder, 'made-when-needed') },
    keys: () => filesIn(join(folder, 'made-when-needed')),
  },
  { name: 'a bucket', config: bucketConfig(), keys: bucketServer.keys },
])('$name', async ({ config, keys }) => {
  const storage = await openStorage(config)
  const readAll = async (key: string) => {
    const stream = await storage.read(key)
    return stream && buffer(stream)
  }

  test('can be checked while it is empty, and the check leaves no file', async () => {
    await storage.check()
    await Promise.all(Array.from({ length: 10 }, () => storage.check()))
    expect(keys()).toEqual([])
  })

  test('returns the written bytes unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
    await storage.write('app/images/one/200.webp', bytes, 'image/webp')
    expect(await readAll('app/images/one/200.webp')).toEqual(bytes)
    await storage.write('app/documents/empty', Buffer.alloc(0), 'application/pdf')
    expect(await readAll('app/documents/empty')).toEqual(Buffer.alloc(0))
  })

  test('streams several megabytes in pieces', async () => {
    const bytes = Buffer.alloc(8_000_000, 'Wohlauf')
    await storage.write('app/documents/large', bytes, 'application/pdf')
    const pieces: Buffer[] = []
    for await (const piece of (await storage.read('app/documents/large')) ?? []) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(10)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  })

  test('survives streams that are not read, or not to their end', async () => {
    await storage.write('app/documents/unread', Buffer.alloc(3_000_000), 'application/pdf')
    await storage.read('app/documents/unread')
    for await (const piece of (await storage.read('app/documents/unread')) ?? []) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
    // An open file would be an error of the whole process when it is garbage-collected.
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    expect((await readAll('app/documents/unread'))?.length).toBe(3_000_000)
  })

  test('handles many concurrent writes', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `app/many/${index}/file`)
    await Promise.all(names.map((name) => storage.write(name, Buffer.from(name), 'text/plain')))
    const contents = await Promise.all(names.map(readAll))
    expect(contents.map(String)).toEqual(names)
  })

  test.each([
    { length: 'nothing', sizes: [] },
    { length: 'a little', sizes: [5] },
    { length: 'exactly one part of a bucket', sizes: [8 * 1024 * 1024] },
    { length: 'several parts, in uneven chunks', sizes: [3_000_000, 1, 9_000_000, 7_777_777] },
  ])('stores a stream of $length', async ({ sizes }) => {
    const chunks = sizes.map((size, index) => Buffer.alloc(size, `Wohlauf ${index}`))
    await storage.writeStream('app/exports/one/streamed.zip', Readable.from(chunks), 'application/zip')
    const content = await readAll('app/exports/one/streamed.zip')
    expect(content?.equals(Buffer.concat(chunks))).toBe(true)
  })

  test('stores nothing of an interrupted stream', async () => {
    const breaking = async function* () {
      yield Buffer.alloc(9_000_000)
      throw new Error('broken')
    }
    const attempt = storage.writeStream(
      'app/exports/two/broken.zip',
      Readable.from(breaking()),
      'application/zip',
    )
    await expect(attempt).rejects.toThrow(StorageUnavailable)
    expect(await storage.read('app/exports/two/broken.zip')).toBeNull()
    expect(keys().filter((key) => key.includes('two'))).toEqual([])
    expect(bucketServer.uploads()).toEqual([])
  })

  test('returns null for an unknown key', async () => {
    expect(await storage.read('app/images/none/200.webp')).toBeNull()
    expect(await storage.read('nobody/nothing')).toBeNull()
  })

  test('removes a file, and ignores a second removal', async () => {
    await storage.write('app/documents/gone', Buffer.from('x'), 'application/pdf')
    await storage.remove('app/documents/gone')
    await storage.remove('app/documents/gone')
    expect(await storage.read('app/documents/gone')).toBeNull()
  })

  test('removes all files below a prefix, and no others', async () => {
    for (const key of ['first/a', 'first/b/c', 'first/b/d', 'first-other/a', 'second/first/a'])
      await storage.write(key, Buffer.from(key), 'text/plain')
    await storage.removeAll('first')
    await storage.removeAll('first')
    expect(keys().filter((key) => key.includes('first'))).toEqual(['first-other/a', 'second/first/a'])
  })

  test.each([
    '../outside',
    'app/../../outside',
    'app/..',
    'app/./file',
    '/etc/passwd',
    'app//file',
    'app/',
    '',
    '.',
    '.check',
    'app/.hidden',
    'app\\..\\outside',
    'app/%2e%2e/outside',
    'app/na me',
    'app/\0',
    'app/Groß',
    `app/${'a'.repeat(600)}`,
  ])('refuses the key %j, which could lead outside', async (key) => {
    const before = keys()
    await expect(storage.write(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
    await expect(storage.read(key)).rejects.toThrow(RangeError)
    await expect(storage.remove(key)).rejects.toThrow(RangeError)
    await expect(storage.removeAll(key)).rejects.toThrow(RangeError)
    expect(keys()).toEqual(before)
    expect(existsSync(join(folder, 'outside'))).toBe(false)
  })
})

test('a folder lists no file that was cut off by the end of a process, and removes it later', async () => {
  const root = join(folder, 'cut-off')
  const storage = await openStorage({ kind: 'disk', folder: root })
  await storage.write('app/exports/whole.zip', Buffer.from('x'), 'application/zip')
  writeFileSync(join(root, 'app/exports/half.zip~'), 'x')
  const keysOf = async () => {
    const keys: string[] = []
    for await (const { key } of storage.list('app')) keys.push(key)
    return keys
  }
  expect(await keysOf()).toEqual(['app/exports/whole.zip'])
  expect(await storage.read('app/exports/half.zip')).toBeNull()
  await storage.removeUnfinished('app', new Date(0))
  expect(filesIn(root)).toHaveLength(2)
  await storage.removeUnfinished('app', new Date(Date.now() + 60_000))
  expect(filesIn(root)).toEqual(['app/exports/whole.zip'])
})

function* endless() {
  for (;;) yield Buffer.alloc(1_000_000)
}

describe.each([
  { name: 'an endpoint without a server', config: bucketConfig({ endpoint: 'http://127.0.0.1:9' }) },
  { name: 'a bucket that does not exist', config: bucketConfig({ bucket: 'another' }) },
  { name: 'an unknown access key', config: bucketConfig({ accessKeyId: 'unknown' }) },
  { name: 'a folder below a file', config: { kind: 'disk' as const, folder: join(folder, 'file', 'below') } },
])('$name', ({ config }) => {
  test('reports that it is unavailable, and why', async () => {
    writeFileSync(join(folder, 'file'), '')
    const storage = await openStorage(config)
    const refusal = await storage.check().catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(StorageUnavailable)
    expect(`${refusal}`).toMatch(/cannot be used: (?!UnknownError)\S/)
    await expect(storage.write('app/a', Buffer.from('x'), 'text/plain')).rejects.toThrow(StorageUnavailable)
    await expect(storage.read('app/a')).rejects.toThrow(StorageUnavailable)
  })

  test('closes a stream that it cannot write', async () => {
    writeFileSync(join(folder, 'file'), '')
    const stream = Readable.from(endless())
    const writing = (await openStorage(config)).writeStream('app/a', stream, 'text/plain')
    await expect(writing).rejects.toThrow(StorageUnavailable)
    expect(stream.destroyed).toBe(true)
  })
})
