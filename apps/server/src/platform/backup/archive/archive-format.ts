import { z } from 'zod'

/** Raised when older programs could not read a newer archive. */
export const FORMAT = 1

/** No entry is longer, so that one fits into memory: longer content is divided into parts. */
export const PART_BYTES = 8 * 1024 * 1024

/** The first entry. */
export const FORMAT_ENTRY = 'format.json'
/** The last entry: an archive without it is incomplete. */
export const MANIFEST_ENTRY = 'manifest.json'
/** The keys that the product has generated for itself. */
export const SECRETS_ENTRY = 'secrets.json'

export const formatSchema = z.object({ format: z.number().int().positive() })

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  /** The product's version, for example "0.1.0". */
  version: z.string(),
  /** The one app that it is of; missing in a backup of all apps. */
  app: z.object({ id: z.uuid(), host: z.string(), title: z.string() }).optional(),
  /** The state of the database that the archive contains. */
  takenAt: z.iso.datetime(),
  /** The hashes of the migrations that were applied, in their order. */
  migrations: z.array(sha256),
  /** The id of the secret key with which values in the database are sealed. */
  secretKeyId: z.string(),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()).min(1), rows: z.number().int().nonnegative() }),
  ),
  files: z.object({
    count: z.number().int().nonnegative(),
    bytes: z.number().int().nonnegative(),
    /**
     * The keys of files that were removed while the archive was written, and that no row referred to any more at its
     * end.
     */
    removedMeanwhile: z.array(z.string()),
    /**
     * The keys of files that an operator has given up. Without this list `removedMeanwhile` was not compared with
     * the rows at the end.
     */
    lost: z.array(z.string()).optional(),
  }),
  /** The hash of every other entry. */
  entries: z.record(z.string(), sha256),
})

export type Manifest = z.output<typeof manifestSchema>

export type ArchivedApp = NonNullable<Manifest['app']>

const TABLE = /^rows\/((?:public|pgboss)\.[a-z_][a-z0-9_]*)$/
const FILE = /^files\/([a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)+)$/
const PART = /~([1-9]\d{0,6})$/

/** The content of an entry, or one part of it, beginning with 1. */
export type EntryName = { content: string; part: number }

export const tableEntry = (table: string): string => `rows/${table}`
export const fileEntry = (key: string): string => `files/${key}`
export const tableOf = (content: string): string | null => TABLE.exec(content)?.[1] ?? null
export const fileOf = (content: string): string | null => FILE.exec(content)?.[1] ?? null

export const nameOfPart = ({ content, part }: EntryName): string =>
  part === 1 ? content : `${content}~${part}`

/** Null for a name that this product does not write, such as one that leads out of a folder. */
export const parseName = (name: string): EntryName | null => {
  const part = Number(PART.exec(name)?.[1] ?? 1)
  const content = name.replace(PART, '')
  const isOwn =
    [FORMAT_ENTRY, MANIFEST_ENTRY, SECRETS_ENTRY].includes(content) ||
    tableOf(content) !== null ||
    fileOf(content) !== null
  return isOwn && nameOfPart({ content, part }) === name ? { content, part } : null
}
