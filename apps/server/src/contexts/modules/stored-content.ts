import type {
  ContentElementOf,
  ContentElementType,
  ReferenceOf,
  WrittenElementOf,
} from '@wohlauf/contract/values/elements/content-elements'

/** The fields that are both written and shown under the same name; references have columns of their own. */
type StoredField<T extends ContentElementType> = Exclude<
  keyof WrittenElementOf<T> & keyof ContentElementOf<T>,
  ReferenceOf<T>
>

export type StoredContentOf<T extends ContentElementType> = { type: T } & Pick<
  ContentElementOf<T>,
  StoredField<T>
>

export type StoredContent = { [T in ContentElementType]: StoredContentOf<T> }[ContentElementType]
