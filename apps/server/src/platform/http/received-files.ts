import { IMAGE_WIDTHS, PRIVATE_IMAGE_WIDTHS } from '@wohlauf/contract/image'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { logoKey } from '../branding/logo-key.ts'
import { type StoredLogo, writeLogo } from '../branding/stored-logo.ts'
import { createConcurrencyLimit, TooBusy } from '../concurrency-limit.ts'
import { cleanFileName } from '../files/clean-file-name.ts'
import { type WrittenFile, writeFile } from '../files/keep-file.ts'
import { StorageUnavailable } from '../files/storage.ts'
import type { ImageStore, WrittenImage } from '../images/image-store.ts'
import { processImage } from '../images/process-image.ts'
import { processLogo } from '../images/process-logo.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'
import type { GivenFile } from './upload.ts'

/** How many uploads write their files concurrently, and how many wait for their turn; each holds up to `MAX_FILE_BYTES`. */
const WRITING = { atOnce: 4, waiting: 8 }

/** In the storage, without a row. */
type StoredPart = WrittenImage | WrittenFile | StoredLogo

/** An upload's files for its operation: checked and stored, without rows. */
export type ReceivedFiles = {
  files: Record<string, StoredPart>
  /** Removes them: for when the transaction that was to write their rows is rolled back. */
  takeBack: () => Promise<void>
}

type Written = { file: StoredPart; remove: () => Promise<void> }
type Write = () => Promise<Written>

/**
 * Checks the files of an upload and writes them to the storage. No transaction is open meanwhile: checking
 * takes up to a second, and a storage may not answer at all.
 *
 * @throws Refusal `wrong-file-format` when the bytes are not of an accepted format, whatever their name
 * @throws StorageUnavailable also when too many wait for the storage already
 */
export const createFileReceiver = ({
  storage,
  images,
  privateImages,
  judgeDocument,
}: Pick<Services, 'storage' | 'images' | 'privateImages' | 'judgeDocument'>) => {
  const inTurn = createConcurrencyLimit(WRITING.atOnce, WRITING.waiting)

  const judgesPicture =
    (store: ImageStore, widths: readonly number[]) =>
    async (appId: string, { bytes }: GivenFile): Promise<Write | null> => {
      const picture = await processImage(bytes, widths)
      if (!picture) return null
      return async () => {
        const file = await store.write(appId, picture)
        return { file, remove: () => store.remove(appId, file.imageId) }
      }
    }
  const judgePicture = judgesPicture(images, IMAGE_WIDTHS)
  const judgePrivatePicture = judgesPicture(privateImages, PRIVATE_IMAGE_WIDTHS)

  const judgeLogo = async (appId: string, { bytes }: GivenFile): Promise<Write | null> => {
    const logo = await processLogo(bytes)
    if (!logo) return null
    return async () => {
      const file = await writeLogo(storage, appId, logo)
      return { file, remove: () => storage.remove(logoKey(appId, file.logoId)) }
    }
  }

  const judgeFile = async (appId: string, { bytes, fileName }: GivenFile): Promise<Write | null> => {
    const format = await judgeDocument(bytes)
    if (!format) return null
    const { contentType, extension } = format
    const given = { bytes, contentType, fileName: cleanFileName(fileName, extension) }
    return async () => {
      const file = await writeFile(storage, appId, given)
      return { file, remove: () => storage.remove(file.storageKey) }
    }
  }

  return async (
    { files: parts, audience }: AnyOperation,
    appId: string,
    given: Record<string, GivenFile>,
  ): Promise<ReceivedFiles> => {
    const judges = {
      image: audience === 'learner' ? judgePrivatePicture : judgePicture,
      logo: judgeLogo,
      document: judgeFile,
    }
    const writes: [name: string, write: Write][] = []
    for (const [name, { accepts }] of Object.entries(parts)) {
      const file = given[name]
      if (!file) continue
      const write = await judges[accepts](appId, file)
      if (!write) throw new Refusal('wrong-file-format')
      writes.push([name, write])
    }
    const written: [name: string, Written][] = []
    const takeBack = async () => {
      await Promise.allSettled(written.map(([, { remove }]) => remove()))
    }
    try {
      await inTurn(async () => {
        for (const [name, write] of writes) written.push([name, await write()])
      })
    } catch (error) {
      void takeBack()
      throw error instanceof TooBusy ? new StorageUnavailable(error) : error
    }
    return { files: Object.fromEntries(written.map(([name, { file }]) => [name, file])), takeBack }
  }
}
