import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/**
 * The classes of style sheets that a component uses: the sheet's path and the name of the class; '*' for a
 * name composed at run time.
 */
const classesOf = (path: string): [sheet: string, name: string][] => {
  const code = readFileSync(path, 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, local, imported = '']) =>
    [...code.matchAll(new RegExp(`(?<![\\w/])${local}(?:\\.(?!module\\.css)(\\w+)|(\\[))`, 'g'))].map(
      ([, name, computed]): [string, string] => [
        join(dirname(path), imported),
        computed ? '*' : (name ?? ''),
      ],
    ),
  )
}

/** The classes of a sheet, without comments and classes composed from other sheets. */
const classesIn = (sheet: string): Set<string> => {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  const own = selectors.filter((selector) => !selector.trim().startsWith('@')).join(' ')
  const withoutGlobal = own.replace(/:global\([^)]*\)/g, '')
  return new Set([...withoutGlobal.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

const classNames = globSync('apps/web/src/**/*.tsx').flatMap(classesOf)

test('every class that a component uses is in its style sheet', () => {
  expect(classNames.length).toBeGreaterThan(300)
  expect(classNames.filter(([sheet, name]) => name !== '*' && !classesIn(sheet).has(name))).toEqual([])
})

test('every class of a style sheet is used by a component', () => {
  const names = new Map<string, Set<string>>()
  for (const [sheet, name] of classNames) names.set(sheet, (names.get(sheet) ?? new Set()).add(name))
  const unused = globSync('apps/web/src/**/*.module.css').flatMap((sheet) => {
    const usedClasses = names.get(sheet)
    if (usedClasses?.has('*')) return []
    return [...classesIn(sheet)].filter((name) => !usedClasses?.has(name)).map((name) => `${sheet}: ${name}`)
  })
  expect(unused).toEqual([])
})
