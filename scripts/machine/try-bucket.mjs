import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage } from '../../apps/server/src/platform/storage/storage.ts'
import { Problem } from './command.mjs'

const FOLDER = 'trial/files'
/** More than one page of a list. */
const MANY = 1100
/** Three parts, the last one shorter. */
const LARGE_BYTES = 20 * 1024 * 1024
/** Two of them, and nothing says when they are. */
const UNTIL_PARTS_ARE_THERE_MS = 3000
const TAKES_FILES_WITHIN_MS = 30_000
const TYPE = 'application/octet-stream'

const requireThat = (isTrue, problem) => {
  if (!isTrue) throw new Problem(`The store differs from what the product needs: ${problem}.`)
}

const keysBelow = async (storage, folder) => {
  const keys = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys
}

const readWhole = async (storage, key) => {
  const stream = await storage.read(key)
  return stream && buffer(stream)
}

/** Writes a file, all but its end. */
const beginLargeFile = async (storage, key, bytes) => {
  const rest = Promise.withResolvers()
  const parts = async function* () {
    yield bytes.subarray(0, -1000)
    await rest.promise
    yield bytes.subarray(-1000)
  }
  const writing = storage.writeStream(key, Readable.from(parts()), TYPE).then(
    () => true,
    () => false,
  )
  await sleep(UNTIL_PARTS_ARE_THERE_MS)
  return {
    /** @returns whether it was written */
    end: () => {
      rest.resolve()
      return writing
    },
  }
}

/** An upload that is neither completed nor aborted, as a process that was killed leaves it, ends once it is old. */
const tryUnfinishedUploads = async (storage, bytes) => {
  const young = await beginLargeFile(storage, `${FOLDER}/large`, bytes)
  await storage.removeUnfinished(FOLDER, new Date(Date.now() - 60_000))
  requireThat(await young.end(), 'an upload that has just begun is aborted')
  requireThat(
    (await readWhole(storage, `${FOLDER}/large`))?.equals(bytes),
    'a file in parts is read differently',
  )
  const old = await beginLargeFile(storage, `${FOLDER}/unfinished`, bytes)
  await storage.removeUnfinished(FOLDER, new Date(Date.now() + 60_000))
  requireThat(!(await old.end()), 'an unfinished upload stays')
}

/** Waits until the store takes files: one that was started again may answer questions before. */
export const untilItTakesFiles = async (config) => {
  const storage = await openStorage(config)
  const beginning = performance.now()
  const write = () =>
    storage.write(`${FOLDER}/first`, randomBytes(1000), TYPE).then(
      () => true,
      () => false,
    )
  while (!(await write()))
    requireThat(performance.now() - beginning < TAKES_FILES_WITHIN_MS, 'it takes no files after a start')
  console.log(`it takes files ${((performance.now() - beginning) / 1000).toFixed(1)} s later`)
}

/** Asks a bucket for everything that the product asks of one, by the product's own code. */
export const tryBucket = async (config) => {
  const storage = await openStorage(config)
  await storage.check()
  requireThat(
    await openStorage({ ...config, secretAccessKey: 'wrong' }).then((other) =>
      other.check().then(
        () => false,
        () => true,
      ),
    ),
    'another secret is accepted',
  )

  const small = randomBytes(1000)
  await storage.write(`${FOLDER}/small`, small, TYPE)
  requireThat((await readWhole(storage, `${FOLDER}/small`))?.equals(small), 'a file is read differently')
  requireThat((await storage.read(`${FOLDER}/none`)) === null, 'an unknown key is an error')
  await storage.remove(`${FOLDER}/none`)

  for (let at = 0; at < MANY; at += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, number) => storage.write(`${FOLDER}/many/${at + number}`, small, TYPE)),
    )
  await storage.write('trial/files-of-others/one', small, TYPE)
  requireThat(new Set(await keysBelow(storage, `${FOLDER}/many`)).size === MANY, 'a long list is not whole')
  await tryUnfinishedUploads(storage, randomBytes(LARGE_BYTES))
  await storage.removeAll(FOLDER)
  requireThat((await keysBelow(storage, FOLDER)).length === 0, 'removed files are listed')
  requireThat((await storage.read(`${FOLDER}/large`)) === null, 'a removed file is read')
  requireThat(
    (await keysBelow(storage, 'trial/files-of-others')).length === 1,
    'files of another folder are removed',
  )
  console.log(
    `the bucket does what the product needs, with ${MANY} files and one of ${LARGE_BYTES / 1024 ** 2} MiB`,
  )
}
