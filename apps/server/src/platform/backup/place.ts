import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Config } from '../base/config/config.ts'
import { StartError } from '../base/config/start-error.ts'
import { type FileStorage, openStorage } from '../storage/storage.ts'
import type { OpenArchive } from './archive/read-archive.ts'

const ARCHIVES = 'archives'
const TOMBSTONES = 'tombstones'
const MARKER = 'place.json'
const STAMP = '(\\d{4}-\\d{2}-\\d{2})t(\\d{2})-(\\d{2})-(\\d{2})z\\.tar\\.zst\\.age$'
const ARCHIVE_NAME = new RegExp(`^wohlauf-${STAMP}`)
/** Never the newest backup of a place, which has all apps. */
const NAME_OF_APP = new RegExp(`^app-.+-${STAMP}`)

const markerSchema = z.object({
  /** Identifies the place: its address may lead to another disk or service later. */
  id: z.uuid(),
  /** Everything deleted before this time is among the tombstones of this place; null until the first copy. */
  knownUntil: z.nullable(z.iso.datetime()),
  /** The number of tombstones stored here that the product knows. */
  deletions: z.number().int().nonnegative(),
  /** The number of further ones: the product was restored since without them. */
  others: z.number().int().nonnegative().default(0),
})

/** The state that a place records of itself, so that a restore knows whether its tombstones are complete. */
type PlaceMarker = z.output<typeof markerSchema>

type StoredArchive = { name: string; at: Date }

/** A folder or a bucket with archives, and beside them the tombstones of deletions that a restore must repeat. */
export type BackupPlace = {
  /** The address as configured. */
  name: string
  /** Cheap, and leaves no file behind. */
  check: () => Promise<void>
  /** @param host of the one app that it is of; without it, it is of all apps */
  writeArchive: (at: Date, stream: Readable, host?: string) => Promise<string>
  archives: () => Promise<StoredArchive[]>
  archivesOfApps: () => Promise<StoredArchive[]>
  openArchive: (name: string) => OpenArchive
  removeArchive: (name: string) => Promise<void>
  removeUnfinished: (before: Date) => Promise<void>
  writeTombstones: (name: string, lines: string) => Promise<void>
  readTombstones: () => AsyncGenerator<{ name: string; text: string }>
  removeTombstones: (name: string) => Promise<void>
  /** Null without a readable marker. */
  readMarker: () => Promise<PlaceMarker | null>
  writeMarker: (marker: PlaceMarker) => Promise<void>
}

type PlaceConfig = Pick<Config, 'backup' | 'storage'>

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/

const openPlaceStorage = async (
  place: string,
  { backup, storage }: PlaceConfig,
): Promise<{ storage: FileStorage; prefix: string }> => {
  const [, bucket, prefix = ''] = BUCKET.exec(place) ?? []
  const name = `the place of the backups, ${place},`
  if (!bucket)
    return { storage: await openStorage({ kind: 'disk', folder: resolve(place) }, name), prefix: '' }
  const service = backup.s3 ?? (storage.kind === 's3' ? storage : null)
  if (!service)
    throw new StartError(
      `"${place}" is a bucket, and no service is named: set BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`,
    )
  return {
    storage: await openStorage({ ...service, kind: 's3', bucket }, name),
    prefix: prefix ? `${prefix}/` : '',
  }
}

const textOf = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** `2026-11-27t03-10-00z`: sorts by time, and may be a key of any storage. */
const stampOf = (at: Date): string =>
  at.toISOString().slice(0, 19).replaceAll(':', '-').concat('z').toLowerCase()

/** In the name of a file, where a host may have a port. */
const wordOf = (host: string): string => host.replaceAll(/[^a-z0-9.-]/g, '-')

const archiveIn =
  (form: RegExp) =>
  (name: string): StoredArchive[] => {
    const [, day, hour, minute, second] = form.exec(name) ?? []
    return day ? [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : []
  }

const markerIn = (text: string): PlaceMarker | null => {
  try {
    return markerSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Opens a place for backups.
 *
 * @param place a folder, or `s3://bucket/prefix`
 * @throws StartError when it is a bucket of no service
 */
export const openPlace = async (place: string, config: PlaceConfig): Promise<BackupPlace> => {
  const { storage, prefix } = await openPlaceStorage(place, config)
  const archives = `${prefix}${ARCHIVES}`
  const tombstones = `${prefix}${TOMBSTONES}`
  const marker = `${prefix}${MARKER}`
  const keyOf = (folder: string, name: string) => `${folder}/${name}`
  const list = async (folder: string): Promise<string[]> => {
    const names: string[] = []
    for await (const { key } of storage.list(folder)) names.push(key.slice(folder.length + 1))
    return names.sort()
  }
  const open = async (key: string): Promise<Readable> => {
    const stream = await storage.read(key)
    if (!stream) throw new StartError(`There is no backup "${key}" in ${place}.`)
    return stream
  }
  return {
    name: place,
    check: storage.check,
    writeArchive: async (at, stream, host) => {
      const name = `${host === undefined ? 'wohlauf' : `app-${wordOf(host)}`}-${stampOf(at)}.tar.zst.age`
      await storage.writeStream(keyOf(archives, name), stream, 'application/octet-stream')
      return name
    },
    archives: async () => (await list(archives)).flatMap(archiveIn(ARCHIVE_NAME)),
    archivesOfApps: async () => (await list(archives)).flatMap(archiveIn(NAME_OF_APP)),
    openArchive: (name) => () => open(keyOf(archives, name)),
    removeArchive: (name) => storage.remove(keyOf(archives, name)),
    removeUnfinished: (before) => storage.removeUnfinished(archives, before),
    writeTombstones: (name, lines) =>
      storage.write(keyOf(tombstones, name), Buffer.from(lines), 'application/x-ndjson'),
    readTombstones: async function* () {
      for (const name of await list(tombstones)) {
        const stream = await storage.read(keyOf(tombstones, name))
        if (stream) yield { name, text: await textOf(stream) }
      }
    },
    removeTombstones: (name) => storage.remove(keyOf(tombstones, name)),
    readMarker: async () => {
      const stream = await storage.read(marker)
      return stream && markerIn(await textOf(stream))
    },
    // Written as a stream, because a folder then never contains an incomplete file.
    writeMarker: (content) =>
      storage.writeStream(marker, Readable.from([Buffer.from(JSON.stringify(content))]), 'application/json'),
  }
}

/** An archive, and the place of its tombstones if it lies in one. */
export type FoundArchive = { name: string; open: OpenArchive; place: BackupPlace | null }

const newestIn = async (place: BackupPlace): Promise<FoundArchive> => {
  const newest = (await place.archives()).sort((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
  if (!newest) throw new StartError(`There is no backup in ${place.name}.`)
  return { name: newest.name, open: place.openArchive(newest.name), place }
}

const inBucket = async (address: string, config: PlaceConfig): Promise<FoundArchive> => {
  const [, place, name] = /^(.+)\/archives\/([^/]+)$/.exec(address) ?? []
  if (!place || !name) return newestIn(await openPlace(address, config))
  const openedPlace = await openPlace(place, config)
  return { name, open: openedPlace.openArchive(name), place: openedPlace }
}

/**
 * Finds an archive by its address, or the newest one of a place.
 *
 * @throws StartError without a match
 */
export const findArchive = async (address: string, config: PlaceConfig): Promise<FoundArchive> => {
  if (address.startsWith('s3://')) return inBucket(address, config)
  const path = resolve(address)
  const entry = await stat(path).catch(() => null)
  if (!entry) throw new StartError(`There is no file or folder "${address}".`)
  if (entry.isDirectory()) return newestIn(await openPlace(path, config))
  const folder = dirname(path)
  const place = basename(folder) === ARCHIVES ? await openPlace(dirname(folder), config) : null
  return { name: basename(path), open: async () => createReadStream(path), place }
}
