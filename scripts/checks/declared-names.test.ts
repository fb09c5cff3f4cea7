import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'
import { declaredNames } from './declared-names.mjs'

const namesOf = (file: string, source: string): string[] => declaredNames(parseSync(file, source).program)

test.each([
  ['const found = 1', ['found']],
  ['let { a: given, ...kept } = x', ['given', 'kept']],
  ['const [shown = 1] = x', ['shown']],
  ['function f(asked: string) {}', ['asked', 'f']],
  ['const g = ({ said }: X) => said', ['g', 'said']],
  ['try {} catch (known) {}', ['known']],
  ['const x = { found: 1 }; x.given = 2', ['x']],
])('%s declares %j', (source, names) => expect(namesOf('a.ts', source)).toEqual(names))

/** A name states what a value is: a row, an account, the input, the matches. */
const PARTICIPLES = new Set(
  'asked dealt earned ended found given judged kept known refused said seated seen shown titled told unproved written'.split(
    ' ',
  ),
)

test('values of the product are named for what they are, not for what was done to them', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/{testing,conformance}/**'],
  })
  expect(files.length).toBeGreaterThan(1000)
  const participles = files.flatMap((file) =>
    namesOf(file, readFileSync(join(root, file), 'utf8'))
      .filter((name) => PARTICIPLES.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(participles).toEqual([])
})
