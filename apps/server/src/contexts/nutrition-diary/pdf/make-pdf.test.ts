import { expect, test } from 'vitest'
import { TooBusy } from '../../../platform/base/concurrency-limit.ts'
import type { Refusal } from '../../../platform/base/refusal.ts'
import { newCaller } from '../../../testing/files/picture.ts'
import { drawInProcess, makePdf } from './make-pdf.ts'

const DIARY = { title: 'Ernährungstagebuch', subtitle: 'Heute', days: [] }
const ENDLESS = new URL('../../../testing/files/endless-thread.ts', import.meta.url)
/** Ends without an answer. */
const SILENT = new URL('printed-diary.ts', import.meta.url)

test('a diary that exceeds the CPU limit is refused with advice, a process that fails is an error', async () => {
  await expect(drawInProcess(DIARY, { program: ENDLESS, maxCpuSeconds: 0.5 })).rejects.toMatchObject({
    name: 'too-much-to-print',
  } satisfies Partial<Refusal>)
  await expect(drawInProcess(DIARY, { program: SILENT })).rejects.toThrow('was not made')
})

test('a diary for which a busy machine has no time is not reported as too large', async () => {
  await expect(drawInProcess(DIARY, { program: ENDLESS, maxMs: 200 })).rejects.toBeInstanceOf(TooBusy)
})

test('a person’s third PDF is refused while one is drawn and one waits, and another app’s person is served next', async () => {
  const { promise: gathering, resolve: release } = Promise.withResolvers<void>()
  const began: string[] = []
  const make = (name: string, caller = newCaller()) =>
    makePdf(caller, async () => {
      began.push(name)
      await gathering
      return DIARY
    })
  const caller = newCaller()
  const neighbour = { ...caller, userId: 'another person' }
  const servedCalls = [
    make('first', caller),
    make('second', caller),
    make('neighbour', neighbour),
    make('other app'),
  ]
  for (let count = 0; count < 8; count += 1)
    await expect(make('refused', caller)).rejects.toMatchObject({ reason: 'same-person' })
  release()
  const pdfs = await Promise.all(servedCalls)
  expect(pdfs.map((pdf) => pdf.toString('latin1', 0, 4))).toEqual(Array(4).fill('%PDF'))
  expect(began).toEqual(['first', 'second', 'other app', 'neighbour'])
})
