import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import { documentsOf, picturesOf } from '@wohlauf/contract/course-packages/package-contents'
import { MAX_PACKAGE_MEGAPIXELS } from '@wohlauf/contract/course-packages/package-limits'
import type { DocumentInPackage, PictureInPackage } from '@wohlauf/contract/course-packages/package-parts'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { TooBusy } from '../../base/concurrency-limit.ts'
import { type Caller, createLane } from '../../base/lane.ts'
import type { Services } from '../../base/services.ts'
import { cleanFileName } from '../../storage/clean-file-name.ts'
import type { WrittenImage } from '../../storage/images/image-store.ts'
import {
  MAX_PIXELS,
  type ProcessedImage,
  pixelsOf,
  processImage,
} from '../../storage/images/process-image.ts'
import { type WrittenFile, writeFile } from '../../storage/keep-file.ts'
import { PackageTooLarge, packageFault } from './package-fault.ts'

/** Reading a package takes up to twice `MAX_PACKAGE_BYTES` of memory. */
const LANE = { slots: 2, slotsOfApp: 1, queueLength: 8, queueLengthOfApp: 2, maxWaitMs: 20_000 }

/** Usual packages take some seconds; pictures and documents wait their turn among those of other uploads. */
const MAX_MS = 240_000

export type InspectedPackage = { item: ItemInPackage }

/** Its files are in the storage; the key of a picture is the object that names it. */
export type ReceivedPackage = InspectedPackage & {
  pictureOf: (picture: PictureInPackage) => WrittenImage
  fileOf: (document: DocumentInPackage) => WrittenFile
}

type GivenDocument = { bytes: Buffer; contentType: string; fileName: string }

type CheckedPackage = InspectedPackage & {
  pictures: ReadonlyMap<PictureInPackage, ProcessedImage>
  documents: ReadonlyMap<string, GivenDocument>
}

type Dependencies = Pick<Services, 'storage' | 'images' | 'openPackage' | 'detectDocumentFormat'>

const entryOf = <Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = values.get(key)
  if (value === undefined) throw new Error('a package has no such file')
  return value
}

export const createPackageChecker = ({
  storage,
  images,
  openPackage,
  detectDocumentFormat,
}: Dependencies) => {
  const inTurn = createLane(LANE)

  const checkPicture = async (caller: Caller, bytes: Buffer): Promise<ProcessedImage> => {
    const picture = await processImage(bytes, caller, { maxPixels: MAX_PIXELS.learner, acceptsWebp: true })
    if (!picture) throw packageFault('ein Bild darin ist unvollständig, oder es ist keins')
    return picture
  }

  const checkDocument = async (
    caller: Caller,
    bytes: Buffer,
    { fileName }: DocumentInPackage,
  ): Promise<GivenDocument> => {
    const verdict = await detectDocumentFormat(bytes, caller)
    const fault = verdict ? verdict.fault : 'document-not-checkable'
    if (!verdict?.format) throw packageFault(`„${fileName}“: ${fault ? REFUSALS[fault].message : ''}`)
    const { contentType, extension } = verdict.format
    return { bytes: bytes.subarray(verdict.start), contentType, fileName: cleanFileName(fileName, extension) }
  }

  const refuseManyPixels = async (files: readonly Buffer[]): Promise<void> => {
    let pixels = 0
    for (const bytes of files) pixels += (await pixelsOf(bytes)) ?? 0
    if (pixels > MAX_PACKAGE_MEGAPIXELS * 1e6)
      throw new PackageTooLarge(
        `Seine Bilder dürfen zusammen höchstens ${MAX_PACKAGE_MEGAPIXELS} Megapixel haben`,
        'Verkleinere sie bitte',
      )
  }

  /**
   * Reads a package and checks all its pictures and documents as those of any upload.
   * @throws Refusal `package-of-newer-version`, or `package-not-valid` with the reason
   * @throws TooBusy when the caller has one waiting already, too many others have, or the machine is too busy
   */
  const check = (caller: Caller, bytes: Buffer): Promise<CheckedPackage> =>
    inTurn(caller, async () => {
      const end = performance.now() + MAX_MS
      const inTime = () => {
        if (performance.now() > end) throw new TooBusy()
      }
      const { item, files } = await openPackage(bytes)
      const namesOfPictures = new Set(picturesOf(item).map(({ file }) => file))
      await refuseManyPixels([...namesOfPictures].map((name) => entryOf(files, name)))
      const byFile = new Map<string, ProcessedImage>()
      const pictures = new Map<PictureInPackage, ProcessedImage>()
      for (const picture of picturesOf(item)) {
        inTime()
        const sameFile = byFile.get(picture.file)
        const processed = sameFile ?? (await checkPicture(caller, entryOf(files, picture.file)))
        byFile.set(picture.file, processed)
        pictures.set(picture, processed)
      }
      const documents = new Map<string, GivenDocument>()
      for (const document of documentsOf(item)) {
        inTime()
        if (documents.has(document.file)) continue
        documents.set(document.file, await checkDocument(caller, entryOf(files, document.file), document))
      }
      return { item, pictures, documents }
    })

  /** Writes all files of a package, or none. */
  const write = async ({ appId }: Caller, { item, pictures, documents }: CheckedPackage) => {
    const storedImages = new Map<PictureInPackage, WrittenImage>()
    const files = new Map<string, WrittenFile>()
    const remove = async () => {
      await Promise.allSettled([
        ...[...storedImages.values()].map(({ imageId }) => images.remove(appId, imageId)),
        ...[...files.values()].map(({ storageKey }) => storage.remove(storageKey)),
      ])
    }
    try {
      for (const [picture, processed] of pictures)
        storedImages.set(picture, await images.write(appId, processed))
      for (const [name, document] of documents) files.set(name, await writeFile(storage, appId, document))
    } catch (error) {
      void remove()
      throw error
    }
    const file: ReceivedPackage = {
      item,
      pictureOf: (picture) => entryOf(storedImages, picture),
      fileOf: (document) => entryOf(files, document.file),
    }
    return { file, remove }
  }

  return { check, write }
}
