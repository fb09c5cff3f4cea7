import { documentsOf, picturesOf } from '@wohlauf/contract/course-packages/package-contents'
import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import type { Feature } from '@wohlauf/contract/values/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { ReceivedPackage } from '../../platform/http/course-packages/check-package.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { keepImage } from '../../platform/storage/images/image-store.ts'
import { removeUnusedImage } from '../../platform/storage/images/remove-unused-image.ts'
import { keepFile } from '../../platform/storage/keep-file.ts'
import { removeUnusedFile } from '../../platform/storage/remove-unused-file.ts'
import { keepDocument } from '../documents/index.ts'
import { keepHabit } from '../habits/index.ts'
import { type KeptParts, shownTypes } from '../modules/index.ts'

/** Removes the files that were stored for a package, except those that rows refer to now. */
const discardFiles = async (
  tx: Tx,
  { item, pictureOf, fileOf }: ReceivedPackage,
  isInUse: (storedUnder: string) => boolean,
): Promise<void> => {
  for (const picture of picturesOf(item)) {
    const image = pictureOf(picture)
    if (isInUse(image.imageId)) continue
    await keepImage(tx, image, '')
    await enqueue(tx, removeUnusedImage, { imageId: image.imageId })
  }
  for (const file of new Set(documentsOf(item).map(fileOf))) {
    if (isInUse(file.storageKey)) continue
    await enqueue(tx, removeUnusedFile, { storedFileId: await keepFile(tx, file) })
  }
}

/** Used for a package that was imported already. */
export const discardParts = (tx: Tx, receivedPackage: ReceivedPackage): Promise<void> =>
  discardFiles(tx, receivedPackage, () => false)

/** Makes the rows of what an item's elements refer to, as they are asked for. */
export const keepParts = (
  tx: Tx,
  receivedPackage: ReceivedPackage,
  { features, now }: { features: readonly Feature[]; now: Date },
): KeptParts & { discardRest: () => Promise<void> } => {
  const { pictureOf, fileOf } = receivedPackage
  const inUse = new Set<string>()
  const types = shownTypes(features)
  return {
    imageIdOf: async (picture) => {
      const { imageId } = await keepImage(tx, pictureOf(picture), picture.alternativeText)
      inUse.add(imageId)
      return imageId
    },
    referencesOf: async ({ type, habit, document }) => {
      if (!types.includes(type as ContentElementType)) return null
      if (habit) return { habitId: await keepHabit(tx, habit, now) }
      if (!document) return {}
      const file = fileOf(document)
      const { documentId, isMade } = await keepDocument(tx, document, file)
      if (isMade) inUse.add(file.storageKey)
      return { documentId }
    },
    discardRest: () => discardFiles(tx, receivedPackage, (storedUnder) => inUse.has(storedUnder)),
  }
}
