import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FIRST_SCREEN = readFileSync('apps/web/src/ui/theme/mantine-styles.ts', 'utf8')
const COMPONENTS = globSync('apps/web/src/**/*.tsx', { exclude: ['**/*.test.tsx'] })

const mantineImports = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

/** Fields have the sheet of the input that they show. */
const FIELDS = /^(?:Autocomplete|NativeSelect|NumberInput|Select|TextInput|Textarea)$/

const sheetOf = (name: string) => `@mantine/core/styles/${name}.css`
const hasSheet = (name: string) => existsSync(`node_modules/${sheetOf(name)}`)

test('every component of Mantine comes with its style sheet, where it is used or with the first screen', () => {
  const usedComponents = COMPONENTS.flatMap((path) => {
    const code = readFileSync(path, 'utf8')
    return mantineImports(code)
      .map((name) => (FIELDS.test(name) ? 'Input' : name))
      .filter(hasSheet)
      .map((name) => ({ path, code, name }))
  })
  expect(usedComponents.length).toBeGreaterThan(100)
  const unstyled = usedComponents.filter(
    ({ code, name }) => !FIRST_SCREEN.includes(sheetOf(name)) && !code.includes(sheetOf(name)),
  )
  expect(unstyled.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})
