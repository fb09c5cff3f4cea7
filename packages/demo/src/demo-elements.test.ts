import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { expect, test } from 'vitest'
import { DEMO_WORLDS } from './content/worlds.ts'

const worlds = Object.values(DEMO_WORLDS)
const pages = worlds.flatMap(({ modules }) => modules).flatMap((module) => module.pages)
const articles = worlds.flatMap((world) => world.articles)

test.each([
  ['pages', pages, ELEMENTS_OF_PAGES],
  ['articles', articles, ELEMENTS_OF_ARTICLES],
] as const)('the %s of the demo worlds have every type of element', (_, parents, { types }) => {
  const usedTypes = parents.flatMap(({ contentElements }) => contentElements.map(({ type }) => type))
  expect([...types].filter((type) => !usedTypes.includes(type))).toEqual([])
})
