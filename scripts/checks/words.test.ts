import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

const GLOSSARY = 'docs/glossary.md'

/** Terms of the glossary's right column that have no other meaning in this project. */
const NEVER = ['at once', 'anew', 'take back', 'taken back', 'overtaken', 'patience', 'for everybody']

/** Phrases translated word by word, each with the terms to use in code instead. */
const CALQUES: readonly [phrase: string, instead: string][] = [
  ['whatever', 'regardless of; any'],
  ['somebody', 'a person; another user'],
  ['(got|gets) lost', 'was lost; is lost'],
  ['of which there', 'name the number itself'],
  ['what (editors|managers) (work|have worked) on', 'the working state'],
  ['(on (its|their) way|under way)', 'in flight; in progress'],
  ['in sight', 'visible'],
]

const files = globSync(
  ['{apps,attack,bench,deploy,docs,e2e,packages,scripts}/**/*.{css,md,mjs,sql,ts,tsx}', '*.md'],
  {
    cwd: root,
    exclude: [
      '**/{node_modules,dist,dist.*}/**',
      'apps/mobile/{android,ios,www}/**',
      GLOSSARY,
      'scripts/checks/words.test.ts',
    ],
  },
)
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ text, position: `${file}:${index + 1}` })),
)
const glossary = readFileSync(join(root, GLOSSARY), 'utf8')

test.each(NEVER)('the glossary gives another term for "%s", which is used instead', (word) => {
  expect(glossary).toContain(word)
  const pattern = new RegExp(`\\b${word}\\b`, 'i')
  expect(lines.flatMap(({ text, position }) => (pattern.test(text) ? [position] : []))).toEqual([])
})

test.each(CALQUES)('code does not say "%s", but: %s', (phrase) => {
  const pattern = new RegExp(`\\b${phrase}\\b`)
  const code = lines.filter(({ position }) => !/^[^:]+\.md:/.test(position))
  expect(code.flatMap(({ text, position }) => (pattern.test(text) ? [position] : []))).toEqual([])
})

test('the lines of all parts are read', () => {
  expect(new Set(files.map((file) => file.split('/')[0])).size).toBe(12)
  expect(lines.length).toBeGreaterThan(50_000)
})
