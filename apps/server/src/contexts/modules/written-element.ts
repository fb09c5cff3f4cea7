import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { image } from '../../platform/files/tables.ts'
import type { ProcessedImage } from '../../platform/images/process-image.ts'
import type { Services } from '../../platform/services.ts'
import type { StoredContent } from './stored-content.ts'

/** What a manager writes into an element. A habit or document that is not there is `not-found` by its foreign key. */
export type WrittenElement = {
  content: StoredContent
  image?: { picture?: ProcessedImage | undefined; alternativeText?: string | undefined }
  habitId?: string
  documentId?: string
}

/** Of an operation's context, what saving an element needs. */
export type Saving<Input, R> = {
  input: Input
  tx: Tx
  app: { appId: string }
  services: Pick<Services, 'images'>
  refuse: (name: 'not-found' | 'conflict') => R
}

/** Keeps an element's new picture, if there is one. Files take their time: no row is held yet when this is called. */
export const storePicture = async (
  { tx, app, services }: Pick<Saving<unknown, unknown>, 'tx' | 'app' | 'services'>,
  { image: given }: WrittenElement,
): Promise<string | undefined> => {
  if (!given?.picture) return undefined
  const { picture, alternativeText = '' } = given
  const { imageId } = await services.images.store(tx, { appId: app.appId, picture, alternativeText })
  return imageId
}

/** Pictures never change, what is said of them does: for all that share the picture. */
export const rewordPicture = async (tx: Tx, imageId: string, { image: given }: WrittenElement) => {
  if (given?.picture || given?.alternativeText === undefined) return
  await tx.update(image).set({ alternativeText: given.alternativeText }).where(eq(image.id, imageId))
}
