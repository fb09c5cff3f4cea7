import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { StartError } from '../../base/config/start-error.ts'
import { StorageUnavailable } from '../../storage/storage.ts'
import {
  type EntryName,
  FORMAT,
  FORMAT_ENTRY,
  formatSchema,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
  PART_BYTES,
  parseName,
} from './archive-format.ts'

/** Opens the archive's bytes; it is read more than once. */
export type OpenArchive = () => Promise<Readable>

type Entry = EntryName & { name: string; bytes: Buffer }

const NOT_AN_ARCHIVE = 'This file is not a backup of Wohlauf.'

const damaged = (why: string, cause?: unknown): StartError =>
  new StartError(`The backup is damaged or incomplete (${why}). Nothing of it was used.`, { cause })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const decrypt = async (open: OpenArchive, identities: readonly string[]): Promise<Readable> => {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const source = await open()
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
    return Readable.fromWeb(decrypted as ReadableStream)
  } catch (cause) {
    source.destroy()
    if (cause instanceof StartError) throw cause
    if (/no identity matched/.test(messageOf(cause)))
      throw new StartError('The backup is encrypted for another key than the one in BACKUP_IDENTITY.', {
        cause,
      })
    throw new StartError(NOT_AN_ARCHIVE, { cause })
  }
}

const readBody = async ({ header, body }: ParsedTarEntry): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== header.size) throw damaged(`"${header.name}" is cut off`)
  return bytes
}

/** Whether an entry is where this product writes it: the format first, the parts of one content in a row. */
const isInPlace = (entry: EntryName, last: EntryName | null, done: ReadonlySet<string>): boolean => {
  if (entry.part > 1) return last?.content === entry.content && entry.part === last.part + 1
  return !done.has(entry.content) && (last !== null || entry.content === FORMAT_ENTRY)
}

/** Records an error of the archive's source: an archive that could not be read to its end is not damaged. */
const watched = (open: OpenArchive) => {
  let sourceError: { cause: unknown } | null = null
  return {
    open: async () => {
      const source = await open()
      source.once('error', (cause) => {
        sourceError = { cause }
      })
      return source
    },
    requireSource: (): void => {
      if (sourceError) throw new StorageUnavailable(sourceError.cause, 'the archive')
    },
  }
}

async function* entriesOf(open: OpenArchive, identities: readonly string[]): AsyncGenerator<Entry> {
  const source = watched(open)
  const decrypted = await decrypt(source.open, identities).catch((error: unknown) => {
    source.requireSource()
    throw error
  })
  // An error of this stream reaches the next one, which is read.
  const tar = pipeline(decrypted, createZstdDecompress(), () => {})
  const entries = Readable.toWeb(tar).pipeThrough(createTarDecoder({ strict: true }) as never)
  const done = new Set<string>()
  let last: EntryName | null = null
  try {
    for await (const entry of entries as AsyncIterable<ParsedTarEntry>) {
      const { name, size, type = 'file' } = entry.header
      const parsed = type === 'file' ? parseName(name) : null
      if (!parsed && last) throw damaged(`it contains "${name}", which no backup contains`)
      if (!parsed || !isInPlace(parsed, last, done)) {
        if (!last) throw new StartError(NOT_AN_ARCHIVE)
        throw damaged(`"${name}" is not where it belongs`)
      }
      if (size > PART_BYTES) throw damaged(`"${name}" is too long`)
      last = parsed
      done.add(parsed.content)
      yield { ...parsed, name, bytes: await readBody(entry) }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    source.requireSource()
    throw damaged(messageOf(error), error)
  } finally {
    decrypted.destroy()
    tar.destroy()
  }
}

const requireFormat = (bytes: Buffer): void => {
  const { format } = formatSchema.parse(JSON.parse(bytes.toString()))
  if (format > FORMAT)
    throw new StartError(
      `The backup has the format ${format}, and this Wohlauf reads formats up to ${FORMAT}: restore it with a newer version.`,
    )
}

const parseManifest = (parts: readonly Buffer[]): Manifest => {
  if (parts.length === 0) throw damaged('its manifest is missing')
  try {
    return manifestSchema.parse(JSON.parse(Buffer.concat(parts).toString()))
  } catch (cause) {
    throw damaged('its manifest cannot be read', cause)
  }
}

/**
 * Reads the whole archive and compares every entry with the manifest; writes nothing.
 *
 * @param identities private keys of age, `AGE-SECRET-KEY-1…`
 * @throws StartError with a sentence for the operator
 */
export const checkArchive = async (open: OpenArchive, identities: readonly string[]): Promise<Manifest> => {
  const hashes = new Map<string, string>()
  const manifestParts: Buffer[] = []
  for await (const { content, name, bytes } of entriesOf(open, identities)) {
    if (content === FORMAT_ENTRY) requireFormat(bytes)
    if (content === MANIFEST_ENTRY) manifestParts.push(bytes)
    else hashes.set(name, hash('sha256', bytes))
  }
  const manifest = parseManifest(manifestParts)
  const manifestEntries = Object.entries(manifest.entries)
  const wrong = manifestEntries.find(([name, expected]) => hashes.get(name) !== expected)
  if (wrong)
    throw damaged(`"${wrong[0]}" is ${hashes.has(wrong[0]) ? 'not what the manifest says' : 'missing'}`)
  if (manifestEntries.length !== hashes.size) throw damaged('it contains more than the manifest says')
  return manifest
}

/** The contents of a checked archive, one after the other, each as its parts. */
export async function* contentsOf(
  open: OpenArchive,
  identities: readonly string[],
  manifest: Manifest,
): AsyncGenerator<{ content: string; part: number; bytes: Buffer }> {
  for await (const { content, part, name, bytes } of entriesOf(open, identities)) {
    if (content === MANIFEST_ENTRY) continue
    if (manifest.entries[name] !== hash('sha256', bytes)) throw damaged(`"${name}" has changed meanwhile`)
    yield { content, part, bytes }
  }
}
