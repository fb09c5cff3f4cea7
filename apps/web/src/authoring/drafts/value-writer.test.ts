import { expect, test } from 'vitest'
import { createValueWriter } from './value-writer.ts'

/** A storage whose writes the test completes, the oldest first. */
const createStorage = () => {
  const writes: string[] = []
  const ends: (() => void)[] = []
  const writer = createValueWriter((value: string) => {
    writes.push(value)
    return new Promise<void>((resolve) => void ends.push(resolve))
  })
  const endWrite = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { writes, writer, endWrite }
}

test('only the last of the values that arrive during a write is written, after it', async () => {
  const { writes, writer, endWrite } = createStorage()
  for (const value of ['a', 'b', 'c']) writer.put(value)
  expect(writes).toEqual(['a'])
  await endWrite()
  expect(writes).toEqual(['a', 'c'])
  await endWrite()
  expect(writes).toEqual(['a', 'c'])
  writer.put('d')
  expect(writes).toEqual(['a', 'c', 'd'])
})

test('a waiting value is written immediately when the page is left', async () => {
  const { writes, writer, endWrite } = createStorage()
  writer.put('a')
  writer.put('b')
  writer.flush()
  writer.flush()
  expect(writes).toEqual(['a', 'b'])
  await endWrite()
  await endWrite()
  expect(writes).toEqual(['a', 'b'])
})

test('after a flush, values wait until all writes have ended', async () => {
  const { writes, writer, endWrite } = createStorage()
  writer.put('a')
  writer.put('b')
  writer.flush()
  writer.put('c')
  await endWrite()
  expect(writes).toEqual(['a', 'b'])
  await endWrite()
  expect(writes).toEqual(['a', 'b', 'c'])
})

test('a forgotten value is written neither after the write nor when the page is left', async () => {
  const { writes, writer, endWrite } = createStorage()
  writer.put('a')
  writer.put('b')
  writer.forget()
  writer.flush()
  await endWrite()
  expect(writes).toEqual(['a'])
})
