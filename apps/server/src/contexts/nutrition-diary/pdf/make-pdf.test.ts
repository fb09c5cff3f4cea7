import { expect, test } from 'vitest'
import { TooBusy } from '../../../platform/base/concurrency-limit.ts'
import type { Refusal } from '../../../platform/base/refusal.ts'
import { makePicture, newCaller } from '../../../testing/files/picture.ts'
import { drawDiary } from './draw-diary.ts'
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

/** The roles of everything in the document, in the order in which a screen reader reads it. */
const rolesIn = (pdf: Buffer): (string | undefined)[] => {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, text]) => [id, text]),
  )
  const root = [...objects.values()].find((text) => text?.includes('/S /Document'))
  const parts = root?.match(/\/K \[(.*?)\]/s)?.[1]?.matchAll(/(\d+) 0 R/g) ?? []
  return [...parts].map(([, id]) => objects.get(id)?.match(/\/S \/(\w+)/)?.[1])
}

test('an entry begins with its time as a heading, which its picture and its text follow', async () => {
  const picture = await makePicture()
  const entry = { time: '12:30 Uhr', meal: 'Mittagessen', description: 'Suppe', picture }
  const days = [{ heading: 'Montag, 1. Juni 2026', entries: [entry, { ...entry, picture: null }] }]
  const pdf = await drawDiary({ ...DIARY, days })
  expect(rolesIn(pdf)).toEqual(['H1', 'P', 'H2', 'H3', 'Figure', 'P', 'H3', 'P'])
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
