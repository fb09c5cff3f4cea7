import { expect, test } from 'vitest'
import { DEMO_WORLDS } from './content/worlds.ts'
import { storedContentOf } from './stored-content-of.ts'

const elements = Object.values(DEMO_WORLDS)
  .flatMap(({ modules }) => modules)
  .flatMap(({ pages }) => pages)
  .flatMap(({ contentElements }) => contentElements)

/** Normalises links, which the server rewrites. */
const plain = (html: string) =>
  html.replace(/<a href="([^"]*)"[^>]*>/g, (_, href: string) => `<a href="${new URL(href).href}">`)

/** Every text of a value, at any depth; generated ids are ignored. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [plain(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'contentElementQuizAnswerId' ? [] : textsOf(inner),
  )
}

test.each(elements.map((element) => [element.title, element] as const))(
  '“%s” is unchanged by sanitizing',
  (_, element) => {
    const texts = textsOf(element)
    for (const text of textsOf(storedContentOf(element))) expect(texts).toContain(text)
  },
)
