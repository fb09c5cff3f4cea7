import type { ItemInPackage } from './course-package.ts'
import type { ElementInPackage } from './element-in-package.ts'
import type { DocumentInPackage, HabitInPackage, PictureInPackage } from './package-parts.ts'

export const elementsOf = (item: ItemInPackage): ElementInPackage[] => {
  if (item.kind === 'MODULE') return item.pages.flatMap(({ contentElements }) => contentElements)
  return item.kind === 'BLOG_ARTICLE' ? item.contentElements : []
}

/** All uses, also repeated ones of the same file. */
export const picturesOf = (item: ItemInPackage): PictureInPackage[] =>
  item.kind === 'RECIPE'
    ? [item.heroImage, item.ingredientsImage]
    : [item.picture, ...elementsOf(item).flatMap(({ picture }) => picture ?? [])]

const distinct = <T extends object>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(Object.entries(value).sort()), value])).values(),
]

/** Each document once, even if several elements refer to it. */
export const documentsOf = (item: ItemInPackage): DocumentInPackage[] =>
  distinct(elementsOf(item).flatMap(({ document }) => document ?? []))

export const habitsOf = (item: ItemInPackage): HabitInPackage[] =>
  distinct(elementsOf(item).flatMap(({ habit }) => habit ?? []))

export const titleOf = (item: ItemInPackage): string => (item.kind === 'RECIPE' ? item.name : item.title)
