import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

/**
 * Code that is loaded later may be missing: the network is unavailable, or a deployment has removed it. Each
 * of these functions defines what happens then: a part waits (`loadPart`), shows a message in its place
 * (`lazyPart`) or in a snackbar (`lazyDialog`), or its caller handles the failure (`loadChunk`), for example
 * by rendering something simpler (`lazyOr`).
 */
const WAYS = /\b(?:loadPart|lazyPart|lazyDialog|loadChunk)\(\s*(?:async )?\(\) =>\s*$/

/** The router loads pages from these lists by `loadChunk`, and shows an error page for a missing one. */
const LISTS = /\/(?:(?:admin|route|public|signed-in|management)-pages)\.ts$/

/**
 * A native app contains its files. The device's storage renders nothing: it may not import from
 * `ui/feedback`, and catches its failures.
 */
const ELSEWHERE = /^apps\/web\/src\/(?:native\.tsx$|device\/)/

const importsAnotherWay = (code: string): string[] =>
  [...code.matchAll(/(?<![:<|&] |typeof |\w)import\(\s*'([^']+)'/g)]
    .filter(({ index }) => !WAYS.test(code.slice(0, index)))
    .map(([, path = '']) => path)

const isLazyAnotherWay = (code: string): boolean => /\blazy(?:<[^>]*>)?\((?!\s*loadPart\()/.test(code)

test.each([
  ["const A = lazyPart(() => import('./a.tsx'))", []],
  ["const A = lazyDialog(\n  () =>\n  import('./a.tsx'))", []],
  ["const A = lazy(loadPart(() => import('./a.tsx')))", []],
  ["const icon: import('./icon.tsx').Icon", []],
  ["const A = lazy(() => import('./a.tsx'))", ['./a.tsx']],
  ["const load = () => import('./a.ts')", ['./a.ts']],
  ["const { a } = await import('./a.ts').catch(() => null)", ['./a.ts']],
])('%s: imports in another way: %j', (code, paths) => expect(importsAnotherWay(code)).toEqual(paths))

test.each([
  ['lazy(\n  loadPart(load))', false],
  ['lazy(() => load())', true],
  ['lazy<ComponentType>(load)', true],
])('%s is lazy in another way: %s', (code, isAnother) => expect(isLazyAnotherWay(code)).toBe(isAnother))

test('all code that the web loads later is loaded in a way that states what happens without it', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts', 'apps/web/src/testing/**'],
  })
    .filter((path) => !ELSEWHERE.test(path) && !LISTS.test(path))
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
  expect(sources.length).toBeGreaterThan(500)
  const another = sources.filter(({ code }) => importsAnotherWay(code).length > 0 || isLazyAnotherWay(code))
  expect(another.map(({ path }) => path)).toEqual([])
})
