import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage, ListedFile } from './storage.ts'

const sync = async (path: string, flags: 'r' | 'w', bytes?: Buffer): Promise<void> => {
  const file = await open(path, flags)
  try {
    if (bytes) await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is durable only when its folder is on disk, and a new folder only when its parent is. */
const syncFolders = async (folder: string, firstMade: string | undefined): Promise<void> => {
  await sync(folder, 'r')
  if (firstMade && folder.length >= firstMade.length) await syncFolders(dirname(folder), firstMade)
}

/** Opens the file when the first chunk is requested: an unread stream must not keep it open. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path)
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Appended to the name of a file that is being written; no key ends with it. */
const UNFINISHED = '~'

/** Lists a folder and its subfolders. Files removed meanwhile are skipped. */
async function* filesBelow(root: string, key: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(root, key), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const below = `${key}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, below)
    const file = entry.isFile() && (await stat(join(root, below)).catch(() => null))
    if (file) yield { key: below, writtenAt: file.mtime }
  }
}

export const openFolder = (root: string): FileStorage => {
  const pathOf = (key: string) => join(root, key)
  const keep = async (key: string, write: (path: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key)
    const firstMade = await mkdir(dirname(path), { recursive: true })
    try {
      await write(path)
    } catch (error) {
      await rm(path, { force: true }).catch(() => {})
      throw error
    }
    await syncFolders(dirname(path), firstMade)
  }
  return {
    write: (key, bytes) => keep(key, (path) => sync(path, 'w', bytes)),
    writeStream: (key, stream) =>
      keep(key, async (path) => {
        const draft = `${path}${UNFINISHED}`
        try {
          await pipeline(stream, createWriteStream(draft, { flush: true }))
          await rename(draft, path)
        } catch (error) {
          await rm(draft, { force: true }).catch(() => {})
          throw error
        }
      }),
    read: async (key) => {
      try {
        await stat(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
      return Readable.from(piecesOf(pathOf(key)), { objectMode: false })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (segments) => rm(pathOf(segments), { force: true, recursive: true }),
    removeUnfinished: async (segments, before) => {
      for await (const { key, writtenAt } of filesBelow(root, segments))
        if (key.endsWith(UNFINISHED) && writtenAt < before) await rm(pathOf(key), { force: true })
    },
    list: async function* (segments) {
      for await (const file of filesBelow(root, segments)) if (!file.key.endsWith(UNFINISHED)) yield file
    },
    check: async () => {
      const probe = pathOf(`.check-${randomUUID()}`)
      await mkdir(root, { recursive: true })
      try {
        await writeFile(probe, 'wohlauf')
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}
