import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** What a component takes out of its style sheets: the sheet's path and the name of the class. */
const classesOf = (path: string): [sheet: string, name: string][] => {
  const code = readFileSync(path, 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, local, imported = '']) =>
    [...code.matchAll(new RegExp(`(?<![\\w/])${local}\\.(?!module\\.css)(\\w+)`, 'g'))].map(
      ([, name = '']): [string, string] => [join(dirname(path), imported), name],
    ),
  )
}

const hasClass = ([sheet, name]: [string, string]): boolean =>
  new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8'))

test('every class that a component names is in its style sheet', () => {
  const named = globSync('apps/web/src/**/*.tsx').flatMap(classesOf)
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((name) => !hasClass(name))).toEqual([])
})
