import { expect, test } from 'vitest'
import { withKeys } from './with-keys.ts'

test('items with the same text have different keys, which stay when an item is added after them', () => {
  const items = ['Salz', 'Wasser', 'Salz']
  const keys = withKeys(items, (item) => item).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
  expect(withKeys([...items, 'Salz'], (item) => item).map(({ key }) => key)).toEqual([
    ...keys,
    expect.any(String),
  ])
})
