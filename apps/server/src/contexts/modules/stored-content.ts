import type {
  ContentElementOf,
  ContentElementType,
  ReferenceOf,
  WrittenElementOf,
} from '@wohlauf/contract/content-elements'

/** Stored is what is both written and shown under the same name; references have columns of their own. */
type StoredField<T extends ContentElementType> = Exclude<
  keyof WrittenElementOf<T> & keyof ContentElementOf<T>,
  ReferenceOf<T>
>

/** What an element of a type keeps beside its columns. */
export type StoredContentOf<T extends ContentElementType> = { type: T } & Pick<
  ContentElementOf<T>,
  StoredField<T>
>

/** What a content element keeps beside its columns, by its type. */
export type StoredContent = { [T in ContentElementType]: StoredContentOf<T> }[ContentElementType]
