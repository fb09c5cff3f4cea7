import { CONTENT_ELEMENT_TYPES, type ContentElementType } from '@wohlauf/contract/content-elements'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestFile } from './call.ts'
import { type ElementSample, elementSamples, type Referred } from './element-samples.ts'

export type ElementKind = {
  type: ContentElementType
  create: AnyOperation
  update: AnyOperation
  /** Two versions of it. */
  versions: (referred: Referred) => [ElementSample, ElementSample]
  /** Its files; the second version has another picture. */
  files: (pictures: [Buffer, Buffer]) => [Record<string, TestFile>, Record<string, TestFile>]
}

const imageFile = (bytes: Buffer) => ({ image: { bytes, fileName: 'bild.jpg', type: 'image/jpeg' } })

/** All of them. */
export const ELEMENT_KINDS: readonly ElementKind[] = CONTENT_ELEMENT_TYPES.map((type) => {
  const operations = ELEMENT_OPERATIONS[type]
  return {
    type,
    ...operations,
    versions: (referred) => elementSamples(type, referred),
    files: ([first, second]) =>
      'image' in operations.create.files ? [imageFile(first), imageFile(second)] : [{}, {}],
  }
})
