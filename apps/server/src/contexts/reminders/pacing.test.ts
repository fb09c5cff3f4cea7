import { expect, test } from 'vitest'
import { createPacing } from './pacing.ts'

const restsAfter = async (works: readonly number[]): Promise<number[]> => {
  const slept: number[] = []
  const rest = createPacing(async (ms) => slept.push(ms))
  for (const workedMs of works) await rest(workedMs)
  return slept
}

test('each rest is as long as the work before it', async () => {
  expect(await restsAfter([40, 25, 40])).toEqual([40, 25, 40])
})

test('all together they take twenty seconds at most', async () => {
  expect(await restsAfter([12_000, 5_000, 4_000, 40])).toEqual([12_000, 5_000, 3_000])
})

test('each run has rests of its own', async () => {
  expect(await restsAfter([30_000])).toEqual([20_000])
  expect(await restsAfter([30_000])).toEqual([20_000])
})
