import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFile, makeFont } from '../font/make-font.mjs'

test('the font’s file of the first load has the letters of its rule: npm run font', async () => {
  expect(readFileSync(fontFile).equals(await makeFont())).toBe(true)
})
