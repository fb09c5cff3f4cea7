import type {
  BlogElementOf,
  BlogElementType,
  ELEMENTS_OF_ARTICLES,
} from '@wohlauf/contract/values/elements/blog-elements'
import type { WrittenIn } from '@wohlauf/contract/values/elements/element-family'

/** The stored content of an element, besides its columns: the fields that are both written and shown. */
export type StoredBlogContent = {
  [T in BlogElementType]: { type: T } & Pick<
    BlogElementOf<T>,
    keyof WrittenIn<typeof ELEMENTS_OF_ARTICLES, T> & keyof BlogElementOf<T>
  >
}[BlogElementType]
