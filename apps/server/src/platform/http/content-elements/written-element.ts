import { typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import type { Tx } from '../../database/transaction.ts'
import { keepImage, rewordImage, type WrittenImage } from '../../storage/images/image-store.ts'
import { cleanContent } from './clean-content.ts'
import { contentOf, referencesOf } from './content-of.ts'
import type { ElementStore, StoredElement } from './element-store.ts'

/** An element as a manager writes it. A reference to an unknown row is `not-found` by its foreign key. */
export type WrittenElement = {
  content: StoredElement
  image?: { picture?: WrittenImage | undefined; alternativeText?: string | undefined }
  /** The ids of other rows, by column. */
  references: Readonly<Record<string, string>>
}

export type Saving<R> = {
  input: Record<string, unknown>
  files: Record<string, unknown>
  tx: Tx
  refuse: (name: 'not-found' | 'conflict') => R
}

export const writtenElement = (
  { family, operations, conversions = {} }: ElementStore,
  type: string,
  { input, files }: Pick<Saving<unknown>, 'input' | 'files'>,
): WrittenElement => {
  const elementType = typeOfFamily(family, type)
  const convert = conversions[type]
  return {
    content: cleanContent(elementType, convert ? convert(input as never) : contentOf(elementType, input)),
    references: referencesOf(elementType, input),
    ...('image' in (operations[type]?.create.files ?? {})
      ? {
          image: {
            picture: files.image as WrittenImage | undefined,
            alternativeText: input.alternativeText as string | undefined,
          },
        }
      : {}),
  }
}

export const keepPicture = async (
  tx: Tx,
  { image: imageFields }: WrittenElement,
): Promise<string | undefined> => {
  if (!imageFields?.picture) return undefined
  const { picture, alternativeText = '' } = imageFields
  return (await keepImage(tx, picture, alternativeText)).imageId
}

export const rewordPicture = async (tx: Tx, imageId: string, { image: imageFields }: WrittenElement) => {
  if (imageFields && !imageFields.picture) await rewordImage(tx, imageId, imageFields.alternativeText)
}
