import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import type { ElementOperations } from '@wohlauf/contract/element-operations'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { type ElementFamily, typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import type { TestFile } from '../call.ts'
import type { TestServer } from '../test-server.ts'
import { createArticleDesk, createPageDesk, type ElementDesk } from './element-desks.ts'
import { type ElementSample, elementSamples, type Referred } from './element-samples.ts'

type TestFamily = {
  name: string
  family: ElementFamily
  operations: ElementOperations
  createDesk: (testServer: TestServer) => Promise<ElementDesk>
}

const FAMILIES: readonly TestFamily[] = [
  {
    name: 'pages of modules',
    family: ELEMENTS_OF_PAGES,
    operations: ELEMENT_OPERATIONS,
    createDesk: createPageDesk,
  },
  {
    name: 'articles of the blog',
    family: ELEMENTS_OF_ARTICLES,
    operations: BLOG_ELEMENT_OPERATIONS,
    createDesk: createArticleDesk,
  },
]

export type ElementKind = Pick<TestFamily, 'family' | 'createDesk'> & {
  /** "RICH_TEXT in pages of modules" */
  name: string
  type: string
  elementType: ElementType
  create: AnyOperation
  update: AnyOperation
  versions: (referred: Referred) => [ElementSample, ElementSample]
  hasPicture: boolean
  /** Its files; the second version has another picture. */
  files: (pictures: [Buffer, Buffer]) => [Record<string, TestFile>, Record<string, TestFile>]
}

const imageFile = (bytes: Buffer) => ({ image: { bytes, fileName: 'bild.jpg', type: 'image/jpeg' } })

export const ELEMENT_KINDS: readonly ElementKind[] = FAMILIES.flatMap(
  ({ name, family, operations, createDesk }) =>
    Object.entries(operations).map(([type, { create, update }]) => {
      const elementType = typeOfFamily(family, type)
      const hasPicture = 'image' in create.files
      return {
        name: `${type} in ${name}`,
        family,
        createDesk,
        type,
        elementType,
        create,
        update,
        versions: (references) => elementSamples(elementType, references),
        hasPicture,
        files: ([first, second]) => (hasPicture ? [imageFile(first), imageFile(second)] : [{}, {}]),
      }
    }),
)
