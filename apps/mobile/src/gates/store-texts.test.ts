import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '@wohlauf/contract/routes/routes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readShell } from '../flavour.ts'
import { workspace } from '../projects/generate.ts'

const store = join(workspace, 'store')
const texts = JSON.parse(readFileSync(join(store, 'texts.json'), 'utf8'))
const description = texts.description.join('\n\n')

/** Limits in characters: the lower one of Apple's and Google's where both have the text. */
test.each([
  ['title', texts.title, 30],
  ['subtitle (Apple)', texts.subtitle, 30],
  ['short description (Google)', texts.shortDescription, 80],
  ['promotional text (Apple)', texts.promotionalText, 170],
  ['description', description, 4000],
  ['keywords (Apple)', texts.keywords, 100],
  ['what is new', texts.whatsNew, 500],
])('%s is not empty and not longer than a store allows', (_, text: string, max) => {
  expect([...text].length).toBeGreaterThan(10)
  expect([...text].length).toBeLessThanOrEqual(max)
})

test('keywords are separated by commas alone, and repeat neither themselves nor the title', () => {
  const keywords: string[] = texts.keywords.split(',')
  expect(keywords.filter((word) => word !== word.trim() || word === '')).toEqual([])
  expect(new Set(keywords).size).toBe(keywords.length)
  expect(keywords.filter((word) => texts.title.toLowerCase().includes(word))).toEqual([])
})

test('the title has the app’s name, and the description says what a store’s reviewer looks for', () => {
  expect(texts.title).toContain(readShell('wohlauf').name)
  for (const sentence of [
    'ersetzt keine ärztliche Beratung',
    'dein Konto löschen',
    'brauchst du einen Zugang',
  ])
    expect(description).toContain(sentence)
  expect(description).toContain(texts.accountDeletionPath)
})

test('the addresses that a store asks for are open pages of every app', () => {
  const open = Object.values(ROUTES).flatMap(({ path, access }) =>
    'requiresAuth' in access ? [] : [path as string],
  )
  expect(open).toEqual(
    expect.arrayContaining([texts.supportPath, texts.privacyPath, texts.accountDeletionPath]),
  )
})

test.each([
  ['icon-512.png', 512, 512],
  ['feature-1024x500.png', 1024, 500],
])('the picture %s has the size that Google asks for', async (name, width, height) => {
  const picture = await sharp(readFileSync(join(store, 'pictures', name))).metadata()
  expect(picture).toMatchObject({ width, height, hasAlpha: false })
})
