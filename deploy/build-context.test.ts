import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rules = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
const SENT = ['apps', 'packages']
const isDevelopment = (path: string) => /\.test\.tsx?$|\/testing\/|\/conformance\//.test(path)

/** Files of the repository that the code in the image or its build imports from beside `apps` and `packages`. */
const importedFromBeside = () => {
  const files = execFileSync('git', ['ls-files', ...SENT], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isDevelopment(path))
  const imported = files.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(?:from |import\(|new URL\()'((?:\.\.\/)+[^'./]+[^']*)'/g,
      ),
    ].map(([, target = '']) => relative(root, join(root, path, '..', target))),
  )
  return [...new Set(imported)].filter((path) => !SENT.some((folder) => path.startsWith(`${folder}/`)))
}

test('the image’s build gets every file that it imports from beside its folders', () => {
  const imported = importedFromBeside()
  expect(imported).toContain('config/web-chunks.ts')
  expect(rules).toEqual(expect.arrayContaining(imported.map((path) => `!${path}`)))
})
