import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { fileEntry, type Manifest, PART_BYTES, tableEntry } from './archive-format.ts'
import { checkArchive, contentsOf } from './read-archive.ts'
import { type AddContent, writeArchive } from './write-archive.ts'

const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)

const MANIFEST: Omit<Manifest, 'entries'> = {
  version: '0.1.0',
  takenAt: '2026-11-26T03:10:00.000Z',
  migrations: [],
  secretKeyId: 'abc',
  tables: { 'public.app': { columns: ['app_id'], rows: 1 } },
  files: { count: 0, bytes: 0, removedMeanwhile: [] },
}

const opening = (bytes: Buffer) => async () => Readable.from([bytes], { objectMode: false })

const write = async (fill: (add: AddContent) => Promise<unknown> = async () => {}) => {
  let bytes = Buffer.alloc(0)
  const archive = await writeArchive(
    [recipient],
    async (stream) => {
      bytes = await buffer(stream)
    },
    async (add) => {
      await fill(add)
      return MANIFEST
    },
  )
  return { written: archive, bytes }
}

const encrypt = async (plain: Buffer): Promise<Buffer> => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Buffer.from(await encrypter.encrypt(plain))
}

/** An archive as a third party could make it with the public key. */
const forge = async (...entries: [name: string, content: string, type?: 'symlink'][]) =>
  encrypt(
    zstdCompressSync(
      await packTar(
        entries.map(([name, content, type]) =>
          type
            ? { header: { name, size: 0, type, linkname: content } }
            : { header: { name, size: Buffer.byteLength(content) }, body: content },
        ),
      ),
    ),
  )

const FORMAT: [string, string] = ['format.json', '{"format":1}']
const manifestOf = (entries: Record<string, string>): [string, string] => [
  'manifest.json',
  JSON.stringify({ ...MANIFEST, entries }),
]

test('added content is read back, long content in parts and empty content as one part', async () => {
  const long = Buffer.alloc(2 * PART_BYTES + 5, 'Wohlauf')
  const { written, bytes } = await write(async (add) => {
    expect(await add(tableEntry('public.app'), [long.subarray(0, 7), long.subarray(7)])).toBe(long.length)
    expect(await add(fileEntry('app/documents/empty'), [])).toBe(0)
  })
  expect(written.bytes).toBe(bytes.length)
  const manifest = await checkArchive(opening(bytes), [identity])
  expect(manifest).toEqual(written.manifest)
  const contents: Record<string, Buffer[]> = {}
  for await (const { content, bytes: part } of contentsOf(opening(bytes), [identity], manifest))
    contents[content] = [...(contents[content] ?? []), part]
  expect(Object.keys(contents)).toEqual(['format.json', 'rows/public.app', 'files/app/documents/empty'])
  expect(contents['rows/public.app']?.map(({ length }) => length)).toEqual([PART_BYTES, PART_BYTES, 5])
  expect(Buffer.concat(contents['rows/public.app'] ?? []).equals(long)).toBe(true)
})

test('a failure while the content is collected, or stored, is that of the whole', async () => {
  await expect(
    write(async (add) => {
      await add(tableEntry('public.app'), [Buffer.alloc(100_000)])
      throw new Error('the database is gone')
    }),
  ).rejects.toThrow('the database is gone')
  const full = async (stream: Readable) => {
    for await (const _ of stream) throw new Error('the disk is full')
  }
  const filling = writeArchive([recipient], full, async (add) => {
    for (let n = 0; n < 5; n += 1) await add(fileEntry(`app/images/${n}`), [Buffer.alloc(PART_BYTES, `${n}`)])
    return MANIFEST
  })
  await expect(filling).rejects.toThrow('the disk is full')
})

test.each([0, 100, 0.9])(
  'a place that becomes unreachable is not mistaken for a damaged archive (after %d)',
  async (after) => {
    const { bytes } = await write(async (add) =>
      add(fileEntry('app/documents/one'), [randomBytes(1_000_000)]),
    )
    const cutAt = after < 1 ? Math.floor(after * bytes.length) : after
    async function* untilLost() {
      if (cutAt > 0) yield bytes.subarray(0, cutAt)
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
    }
    const open = async () => Readable.from(untilLost(), { objectMode: false })
    await expect(checkArchive(open, [identity])).rejects.toThrow('the archive cannot be used: socket hang up')
  },
)

test('another key opens nothing', async () => {
  const { bytes } = await write()
  await expect(checkArchive(opening(bytes), [await generateX25519Identity()])).rejects.toThrow(
    'The backup is encrypted for another key than the one in BACKUP_IDENTITY.',
  )
})

test.each([
  ['something else, encrypted for the same key', () => encrypt(Buffer.from('Guten Tag'))],
  ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['all but the last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
  [
    'one bit changed',
    (bytes: Buffer) => {
      const changedBytes = Buffer.from(bytes)
      changedBytes[bytes.length - 100_000] = (bytes[bytes.length - 100_000] ?? 0) ^ 1
      return changedBytes
    },
  ],
])('%s is refused as damaged', async (_, change) => {
  const { bytes } = await write((add) => add(fileEntry('app/images/a'), [randomBytes(300_000)]))
  await expect(checkArchive(opening(await change(bytes)), [identity])).rejects.toThrow(
    /^The backup is damaged or incomplete \(.+\)\. Nothing of it was used\.$/,
  )
})

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['another file', async () => Buffer.from('PK\u0003\u0004 and so on')],
  ['an encrypted tar of something else', () => forge(['readme.txt', 'Guten Tag'])],
])('%s is no backup', async (_, make) => {
  await expect(checkArchive(opening(await make()), [identity])).rejects.toThrow(
    'This file is not a backup of Wohlauf.',
  )
})

test('a newer format is refused with its number', async () => {
  const bytes = await forge(['format.json', '{"format":2}'], ['something-new', ''])
  await expect(checkArchive(opening(bytes), [identity])).rejects.toThrow(
    'The backup has the format 2, and this Wohlauf reads formats up to 1: restore it with a newer version.',
  )
})

test.each<[string, Parameters<typeof forge>]>([
  ['"files/../../etc/cron.d/x", which', [FORMAT, ['files/../../etc/cron.d/x', '']]],
  ['"/etc/passwd", which', [FORMAT, ['/etc/passwd', '']]],
  ['"files/app/link", which', [FORMAT, ['files/app/link', '/etc/passwd', 'symlink']]],
  ['"rows/public.app;drop", which', [FORMAT, ['rows/public.app;drop', '']]],
  ['"rows/pg_catalog.pg_authid", which', [FORMAT, ['rows/pg_catalog.pg_authid', '']]],
  ['"format.json" is not where', [FORMAT, FORMAT]],
  ['"rows/public.app~2" is not where', [FORMAT, ['rows/public.app~2', '']]],
  ['its manifest is missing', [FORMAT, ['rows/public.app', '']]],
  ['its manifest cannot be read', [FORMAT, ['manifest.json', '{']]],
  ['"rows/public.app" is missing', [FORMAT, manifestOf({ 'rows/public.app': '0'.repeat(64) })]],
  [
    '"rows/public.app" is not what',
    [FORMAT, ['rows/public.app', 'x'], manifestOf({ 'rows/public.app': '0'.repeat(64) })],
  ],
  ['it contains more', [FORMAT, ['files/app/images/a', 'x'], manifestOf({})]],
])('a forged archive is refused: %s', async (why, entries) => {
  const refusal = checkArchive(opening(await forge(...entries)), [identity])
  await expect(refusal).rejects.toThrow('The backup is damaged or incomplete (')
  await expect(refusal).rejects.toThrow(why)
})
