import { describe, expect, test } from 'vitest'
import type { DemoArticle } from './content/types.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { storedBlogContentOf } from './write-articles.ts'

/** Every text for readers. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    ['type', 'subject', 'alternativeText'].includes(name) ? [] : textsOf(inner),
  )
}

const wordsOf = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The server adds attributes to each link that hide the app's address from its target. */
const plain = (html: string) => html.replace(/<a href="([^"]*)"[^>]*>/g, '<a href="$1">')

const picturesOf = ({ picture, contentElements }: DemoArticle) => [
  picture,
  ...contentElements.flatMap((element) => ('picture' in element ? [element.picture] : [])),
]

describe.each(Object.entries(DEMO_WORLDS))('the articles of %s', (name, { articles, modules }) => {
  test('are as many as decided', () => {
    expect(articles).toHaveLength(name === 'nutrition' ? 8 : 4)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  })

  test('were published one after the other, some of them within the last 14 days', () => {
    const days = articles.map(({ publishedDaysAgo }) => publishedDaysAgo)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    expect(days.filter((each) => each < 14).length).toBeGreaterThanOrEqual(2)
    expect(days.filter((each) => each > 14).length).toBeGreaterThanOrEqual(2)
  })

  test('have covers and pictures of their own, described in words', () => {
    const pictures = articles.flatMap(picturesOf)
    const inModules = modules.map(({ picture }) => picture.seed)
    const seeds = [...pictures.map(({ seed }) => seed), ...inModules]
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(new Set(articles.map(({ picture }) => picture.subject)).size).toBeGreaterThan(articles.length - 2)
    for (const { alternativeText } of pictures) expect(wordsOf([alternativeText])).toBeGreaterThan(4)
  })

  test.each(articles)('promote modules that exist: $title', ({ promotes }) => {
    const numbers = modules.map(({ number }) => number)
    expect(promotes.length).toBeGreaterThan(0)
    expect(numbers).toEqual(expect.arrayContaining([...promotes]))
  })

  test.each(articles)('have at least 500 words: $title', ({ contentElements }) => {
    expect(wordsOf(contentElements.flatMap(textsOf))).toBeGreaterThanOrEqual(500)
  })

  test.each(articles)('are unchanged by sanitizing: $title', ({ contentElements }) => {
    for (const element of contentElements) {
      const texts = textsOf(element)
      for (const text of textsOf(storedBlogContentOf(element))) expect(texts).toContain(plain(text))
    }
  })
})
