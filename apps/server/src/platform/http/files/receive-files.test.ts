import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upload } from '@wohlauf/contract/operation'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makePicture, newCaller } from '../../../testing/files/picture.ts'
import type { Caller } from '../../base/lane.ts'
import { logoIdOf } from '../../storage/branding/logo-key.ts'
import { detectFormatOfBytes } from '../../storage/documents/document-format.ts'
import { openFolder } from '../../storage/folder.ts'
import { createImageStore } from '../../storage/images/image-store.ts'
import { privateImageFolder, privateImageIdOf } from '../../storage/private-images/private-image-key.ts'
import { type FileStorage, StorageUnavailable } from '../../storage/storage.ts'
import { createPackageOpener } from '../course-packages/open-package.ts'
import { createFileReceiver } from './received-files.ts'

const operation = upload('test/upload-command', {
  audience: 'user',
  input: z.object({}),
  output: z.object({}),
  files: {
    picture: { accepts: 'image' },
    paper: { accepts: 'document', isOptional: true },
    sign: { accepts: 'logo', isOptional: true },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = openFolder(folder)
const png = { bytes: await makePicture(800, 600), fileName: 'bild.png' }
const pdf = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: '../Plan.doc' }
const text = { bytes: Buffer.from('nur Text'), fileName: 'plan.pdf' }

const receiverOn = (own: Partial<FileStorage>) => {
  const testStorage = { ...storage, ...own }
  return createFileReceiver({
    storage: testStorage,
    images: createImageStore(testStorage),
    privateImages: createImageStore(testStorage, privateImageFolder),
    openPackage: createPackageOpener(),
    detectDocumentFormat: detectFormatOfBytes,
  })
}
let caller: Caller
beforeEach(() => {
  caller = newCaller()
})
const keys = async () => {
  const names: string[] = []
  for await (const { key } of storage.list(caller.appId)) names.push(key)
  return names
}

test('files are checked by their bytes and written, until they are removed again', async () => {
  const { files, discard } = await receiverOn({})(operation, caller, { picture: png, paper: pdf })
  expect(files.paper).toMatchObject({ contentType: 'application/pdf', fileName: 'Plan.pdf' })
  expect(files.picture).toMatchObject({ widths: expect.arrayContaining([200]) })
  expect((await keys()).length).toBeGreaterThan(2)
  await discard()
  expect(await keys()).toEqual([])
})

test('a logo is written as one file, until it is removed again', async () => {
  const { files, discard } = await receiverOn({})(operation, caller, { sign: png })
  expect(files.sign).toMatchObject({ logoId: expect.any(String), width: expect.any(Number) })
  expect((await keys()).map(logoIdOf)).toEqual([expect.any(String)])
  await discard()
  expect(await keys()).toEqual([])
})

const accepting = (accepts: 'image' | 'private-image') => ({ ...operation, files: { picture: { accepts } } })

test.each([
  ['private-image', true],
  ['image', false],
] as const)('a picture uploaded as %s is private: %s', async (accepts, isPrivate) => {
  await receiverOn({})(accepting(accepts), caller, { picture: png })
  const names = (await keys()).map((key) => privateImageIdOf(key) !== null)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names)).toEqual(new Set([isPrivate]))
})

test.each([
  ['a document instead of a logo', { sign: pdf }],
  ['a picture instead of a document', { paper: png }],
  ['a document instead of a picture', { picture: pdf }],
  ['a text instead of a document', { picture: png, paper: text }],
])('%s is refused, and no file is written', async (_, uploads) => {
  await expect(receiverOn({})(operation, caller, uploads)).rejects.toMatchObject({
    name: 'wrong-file-format',
  })
  expect(await keys()).toEqual([])
})

test.each([
  ['private-image', 'too-many-pixels'],
  ['image', null],
] as const)('a picture of 17 megapixels as %s: %s', async (accepts, expected) => {
  const picture = { bytes: await makePicture(4250, 4000, 'jpeg'), fileName: 'bild.jpg' }
  const reception = receiverOn({})(accepting(accepts), caller, { picture })
  expect(
    await reception.then(
      () => null,
      ({ name }) => name,
    ),
  ).toBe(expected)
})

test('when a file cannot be written the ones before it are removed, and the error is thrown', async () => {
  const { promise: removal, resolve } = Promise.withResolvers<void>()
  const broken = receiverOn({
    write: async (key, ...args) => {
      if (key.includes('/documents/')) throw new Error('disk full')
      return storage.write(key, ...args)
    },
    removeAll: async (segments) => {
      await storage.removeAll(segments)
      resolve()
    },
  })
  await expect(broken(operation, caller, { picture: png, paper: pdf })).rejects.toThrow('disk full')
  await removal
  expect(await keys()).toEqual([])
})

test('four are written concurrently and eight wait; for one more the storage counts as unavailable', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let [writing, peak] = [0, 0]
  const slow = receiverOn({
    write: async () => {
      writing += 1
      peak = Math.max(peak, writing)
      await gate
      writing -= 1
    },
  })
  const all = Array.from({ length: 13 }, () => slow(operation, newCaller(), { paper: pdf }))
  await expect(Promise.race(all)).rejects.toBeInstanceOf(StorageUnavailable)
  open()
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(peak).toBe(4)
})
