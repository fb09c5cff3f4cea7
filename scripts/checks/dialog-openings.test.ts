import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = globSync('apps/web/src/**/*.tsx')
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
  .filter(({ code }) => /\buseDialogTask(<[^>]*>+)?\(/.test(code))

test('a page that opens dialogs about several items mounts each opening again', () => {
  expect(pages.length).toBeGreaterThan(6)
  expect(pages.filter(({ code }) => !/key=\{(\w+\.)?opening\}/.test(code)).map(({ path }) => path)).toEqual(
    [],
  )
})
