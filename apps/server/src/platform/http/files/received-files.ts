import type { AnyOperation } from '@wohlauf/contract/operation'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { IMAGE_WIDTHS, PRIVATE_IMAGE_WIDTHS } from '@wohlauf/contract/values/image'
import { TooBusy } from '../../base/concurrency-limit.ts'
import { type Caller, createLane } from '../../base/lane.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../base/services.ts'
import { logoKey } from '../../storage/branding/logo-key.ts'
import { type StoredLogo, writeLogo } from '../../storage/branding/stored-logo.ts'
import { cleanFileName } from '../../storage/clean-file-name.ts'
import type { DocumentFault } from '../../storage/documents/document-format.ts'
import type { ImageStore, WrittenImage } from '../../storage/images/image-store.ts'
import { isPicture } from '../../storage/images/is-picture.ts'
import { MAX_PIXELS, processImage } from '../../storage/images/process-image.ts'
import { processLogo } from '../../storage/images/process-logo.ts'
import { type WrittenFile, writeFile } from '../../storage/keep-file.ts'
import { StorageUnavailable } from '../../storage/storage.ts'
import {
  createPackageChecker,
  type InspectedPackage,
  type ReceivedPackage,
} from '../course-packages/check-package.ts'
import type { GivenFile } from './upload.ts'

/** Uploads that write their files; each occupies up to `MAX_FILE_BYTES`. */
const WRITING = { slots: 4, queueLength: 8, queueLengthOfApp: 4 }

type StoredPart = WrittenImage | WrittenFile | StoredLogo | ReceivedPackage | InspectedPackage

export type ReceivedFiles = {
  files: Record<string, StoredPart>
  /** Removes the files, for a rollback of the transaction that was to write their rows. */
  discard: () => Promise<void>
}

/** A form shows the reason at the file's field. */
const refusalAt = (part: string, fault: DocumentFault): Refusal =>
  new Refusal(fault, { fields: { [part]: REFUSALS[fault].message } })

const refusalOfPicture = async ({ bytes }: GivenFile): Promise<Refusal> =>
  new Refusal((await isPicture(bytes)) ? 'picture-incomplete' : 'wrong-file-format')

type Written = { file: StoredPart; remove: () => Promise<void> }
type Write = () => Promise<Written>

/**
 * Checks the files of an upload and writes them to the storage. No transaction is open meanwhile: checking takes up
 * to a second, and a storage may not answer at all.
 * @throws Refusal `wrong-file-format` for bytes of no accepted format, regardless of their name, or with the fault
 * of a document or a picture
 * @throws TooBusy when the caller has a file of this kind waiting already, or too many others have
 * @throws StorageUnavailable also when too many wait for the storage already
 */
export const createFileReceiver = ({
  storage,
  images,
  privateImages,
  openPackage,
  detectDocumentFormat,
}: Pick<Services, 'storage' | 'images' | 'privateImages' | 'openPackage' | 'detectDocumentFormat'>) => {
  const inTurn = createLane(WRITING)

  const pictureCheck =
    (store: ImageStore, options: { widths: readonly number[]; maxPixels: number }) =>
    async (caller: Caller, { bytes }: GivenFile): Promise<Write | null> => {
      const picture = await processImage(bytes, caller, options)
      if (!picture) return null
      return async () => {
        const file = await store.write(caller.appId, picture)
        return { file, remove: () => store.remove(caller.appId, file.imageId) }
      }
    }
  const checkPicture = pictureCheck(images, { widths: IMAGE_WIDTHS, maxPixels: MAX_PIXELS.editor })
  const checkPrivatePicture = pictureCheck(privateImages, {
    widths: PRIVATE_IMAGE_WIDTHS,
    maxPixels: MAX_PIXELS.learner,
  })

  const checkLogo = async (caller: Caller, { bytes }: GivenFile): Promise<Write | null> => {
    const logo = await processLogo(bytes, caller)
    if (!logo) return null
    return async () => {
      const file = await writeLogo(storage, caller.appId, logo)
      return { file, remove: () => storage.remove(logoKey(caller.appId, file.logoId)) }
    }
  }

  const checkFile = async (caller: Caller, { bytes, fileName }: GivenFile, part: string): Promise<Write> => {
    const verdict = await detectDocumentFormat(bytes, caller)
    if (!verdict) throw refusalAt(part, 'document-not-checkable')
    if (verdict.fault !== null) throw refusalAt(part, verdict.fault)
    const { contentType, extension } = verdict.format
    const name = cleanFileName(fileName, extension)
    const file = { bytes: bytes.subarray(verdict.start), contentType, fileName: name }
    return async () => {
      const storedFile = await writeFile(storage, caller.appId, file)
      return { file: storedFile, remove: () => storage.remove(storedFile.storageKey) }
    }
  }

  const packages = createPackageChecker({ storage, images, openPackage, detectDocumentFormat })

  const checkPackage = (caller: Caller, { bytes }: GivenFile, part: string) =>
    packages.check(caller, bytes).catch((error: unknown) => {
      throw error instanceof Refusal
        ? new Refusal(error.name, { message: error.message, fields: { [part]: error.message } })
        : error
    })

  const storePackage = async (caller: Caller, file: GivenFile, part: string): Promise<Write> => {
    const content = await checkPackage(caller, file, part)
    return () => packages.write(caller, content)
  }

  const inspectPackage = async (caller: Caller, file: GivenFile, part: string): Promise<Write> => {
    const { item } = await checkPackage(caller, file, part)
    return async () => ({ file: { item }, remove: async () => {} })
  }

  const checks = {
    'course-package': storePackage,
    'inspected-package': inspectPackage,
    image: checkPicture,
    'private-image': checkPrivatePicture,
    logo: checkLogo,
    document: checkFile,
  }

  return async (
    { files: parts }: AnyOperation,
    caller: Caller,
    uploads: Record<string, GivenFile>,
  ): Promise<ReceivedFiles> => {
    const writes: [name: string, write: Write][] = []
    for (const [name, { accepts }] of Object.entries(parts)) {
      const file = uploads[name]
      if (!file) continue
      const write = await checks[accepts](caller, file, name)
      if (!write) throw await refusalOfPicture(file)
      writes.push([name, write])
    }
    const results: [name: string, Written][] = []
    const discard = async () => {
      await Promise.allSettled(results.map(([, { remove }]) => remove()))
    }
    try {
      await inTurn(caller, async () => {
        for (const [name, write] of writes) results.push([name, await write()])
      })
    } catch (error) {
      void discard()
      const isOfAll = error instanceof TooBusy && error.reason !== 'same-person'
      throw isOfAll ? new StorageUnavailable(error) : error
    }
    return { files: Object.fromEntries(results.map(([name, { file }]) => [name, file])), discard }
  }
}
