import type { Tx } from '../../platform/database/transaction.ts'
import { keepImage, rewordImage, type WrittenImage } from '../../platform/images/image-store.ts'
import type { StoredContent } from './stored-content.ts'

/**
 * The values of an element as a manager writes them. An unknown habit or document is `not-found` by its
 * foreign key.
 */
export type WrittenElement = {
  content: StoredContent
  image?: { picture?: WrittenImage | undefined; alternativeText?: string | undefined }
  habitId?: string
  documentId?: string
}

/** The part of an operation's context that saving an element needs. */
export type Saving<Input, R> = {
  input: Input
  tx: Tx
  refuse: (name: 'not-found' | 'conflict') => R
}

/** Writes the row of an element's new picture, if there is one. */
export const keepPicture = async (tx: Tx, { image: given }: WrittenElement): Promise<string | undefined> => {
  if (!given?.picture) return undefined
  const { picture, alternativeText = '' } = given
  return (await keepImage(tx, picture, alternativeText)).imageId
}

/** Changes the alternative text of a picture that stays. */
export const rewordPicture = async (tx: Tx, imageId: string, { image: given }: WrittenElement) => {
  if (given && !given.picture) await rewordImage(tx, imageId, given.alternativeText)
}
