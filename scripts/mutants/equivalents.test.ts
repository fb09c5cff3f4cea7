import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { equivalents } from './equivalents.mjs'

const standsThere = ({ file, at, code }: (typeof equivalents)[number]) => {
  const text = readFileSync(file, 'utf8')
  return text.includes(code) && text.split('\n').some((line) => line.trim() === at)
}

test('every entry refers to existing code', () => {
  expect(equivalents.filter((entry) => !standsThere(entry))).toEqual([])
})

test('every entry has a reason and is listed once', () => {
  expect(equivalents.filter(({ why }) => why === '')).toEqual([])
  const keys = equivalents.map(({ why: _, ...entry }) => JSON.stringify(entry))
  expect(new Set(keys).size).toBe(keys.length)
})
