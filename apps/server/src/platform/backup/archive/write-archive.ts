import { createHash, hash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import {
  FORMAT,
  FORMAT_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
  nameOfPart,
  PART_BYTES,
} from './archive-format.ts'

/** Adds one content, in as many parts as it needs; returns its bytes. */
export type AddContent = (
  content: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
) => Promise<number>

export type WrittenArchive = { manifest: Manifest; bytes: number; sha256: string }

/** Chunks of any size as parts of a limited one. At least one, which may be empty. */
async function* partsOf(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let length = 0
  let isAny = false
  for await (const chunk of chunks)
    for (let rest = chunk; rest.length > 0; ) {
      const piece = rest.subarray(0, PART_BYTES - length)
      rest = rest.subarray(piece.length)
      pending.push(piece)
      length += piece.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(pending)
      isAny = true
      pending = []
      length = 0
    }
  if (length > 0 || !isAny) yield Buffer.concat(pending)
}

/** Counts and hashes the bytes that pass through. */
const meter = () => {
  const digest = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      digest.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, sha256: digest.digest('hex') }) }
}

/**
 * Writes an archive while its content is collected: tar, compressed by zstd, encrypted by age. Only some parts of it
 * are in memory at any time.
 * @param recipients public keys of age, `age1…`
 * @param store must keep nothing of a stream that fails
 * @param fill adds the content, and returns the fields of the manifest
 */
export const writeArchive = async (
  recipients: readonly string[],
  store: (stream: Readable) => Promise<void>,
  fill: (add: AddContent) => Promise<Omit<Manifest, 'entries'>>,
): Promise<WrittenArchive> => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const { readable, controller } = createTarPacker()
  const entries: Record<string, string> = {}
  const put = async (name: string, bytes: Buffer): Promise<void> => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    // The awaited write or close reports its error.
    writer.closed.catch(() => {})
    if (bytes.length > 0) await writer.write(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
    await writer.close()
  }
  const add: AddContent = async (content, chunks) => {
    let part = 0
    let length = 0
    for await (const bytes of partsOf(chunks)) {
      part += 1
      length += bytes.length
      const name = nameOfPart({ content, part })
      entries[name] = hash('sha256', bytes)
      await put(name, bytes)
    }
    return length
  }
  const writeManifest = async (manifest: Manifest): Promise<void> => {
    let part = 0
    for await (const bytes of partsOf([Buffer.from(JSON.stringify(manifest))])) {
      part += 1
      await put(nameOfPart({ content: MANIFEST_ENTRY, part }), bytes)
    }
  }
  const writeAll = async (): Promise<Manifest> => {
    try {
      await add(FORMAT_ENTRY, [Buffer.from(JSON.stringify({ format: FORMAT }))])
      const manifest = { ...(await fill(add)), entries }
      await writeManifest(manifest)
      controller.finalize()
      return manifest
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  const { stream: metered, read } = meter()
  // An error of this stream reaches the next one, and finally the one being stored.
  const compressed = pipeline(Readable.fromWeb(readable as ReadableStream), createZstdCompress(), () => {})
  const encrypted = await encrypter.encrypt(
    Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>,
  )
  const storing = store(pipeline(Readable.fromWeb(encrypted as ReadableStream), metered, () => {}))
  let reason: unknown
  // The first failure causes the other one.
  const note = (error: unknown): null => {
    reason ??= error
    return null
  }
  const [manifest] = await Promise.all([writeAll().catch(note), storing.catch(note)])
  if (!manifest || reason) throw reason
  return { manifest, ...read() }
}
