import { expect, test } from 'vitest'
import { endAll } from './end-all.ts'

const never = () => new Promise<void>(() => {})

test('ends parts in reverse order, each even if others fail or never end', async () => {
  const endedParts: string[] = []
  const note = (name: string) => ({
    name,
    end: async () => {
      endedParts.push(name)
    },
  })
  const failing = { name: 'failing', end: () => Promise.reject(new Error('on purpose')) }
  const ending = endAll([note('database'), { name: 'the pool', end: never }, failing, note('server')], 10)
  await expect(ending).rejects.toThrow('on purpose')
  expect(endedParts).toEqual(['server', 'database'])
})

test('names a part that does not end', async () => {
  await expect(endAll([{ name: 'the pool', end: never }], 10)).rejects.toThrow(
    'the pool did not end within 0.01 seconds',
  )
})
