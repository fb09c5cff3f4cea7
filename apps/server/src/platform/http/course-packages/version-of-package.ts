import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import { elementsOf, picturesOf, titleOf } from '@wohlauf/contract/course-packages/package-contents'
import { MAX_VERSION_BYTES, VERSION_LIMIT } from '@wohlauf/contract/values/limits/version-limits'
import { PackageTooLarge } from './package-fault.ts'

/** The bytes of a part in a version that its fields in a package do not have: ids, names of columns, a picture's facts. */
const BYTES_OF = { page: 200, element: 230, answer: 70, picture: 150 }

const NOT_IN_VERSIONS = ['habit', 'document']

/** The size of an imported item's first version, to some bytes for each part. */
export const bytesOfVersion = (item: ItemInPackage): number => {
  const fields = JSON.stringify(item, (name, value) => (NOT_IN_VERSIONS.includes(name) ? undefined : value))
  const elements = elementsOf(item)
  const answers = elements.flatMap(({ possibleAnswers = [] }) => possibleAnswers as unknown[])
  return (
    Buffer.byteLength(fields) +
    BYTES_OF.page * (item.kind === 'MODULE' ? item.pages.length : 0) +
    BYTES_OF.element * elements.length +
    BYTES_OF.answer * answers.length +
    BYTES_OF.picture * picturesOf(item).length
  )
}

/** Saving and publishing have the same limit. */
export const refuseLargeVersion = (item: ItemInPackage): void => {
  if (bytesOfVersion(item) > MAX_VERSION_BYTES)
    throw new PackageTooLarge(`Alle Texte in „${titleOf(item)}“ ${VERSION_LIMIT}`)
}
