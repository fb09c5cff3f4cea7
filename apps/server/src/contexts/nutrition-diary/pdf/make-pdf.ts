import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Caller, createLane } from '../../../platform/base/lane.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { PrintedDiary } from './printed-diary.ts'

/** One process at a time, and a few callers who wait, each with the texts of a diary. */
const inTurn = createLane({ slots: 1, queueLength: 12, queueLengthOfApp: 3 })

/** Five hundred entries with pictures take about five seconds. */
const MAX_MS = 40_000

const PROGRAM = new URL('pdf-process.ts', import.meta.url)

type DrawOptions = { program?: URL; maxMs?: number }

/**
 * @throws Refusal `too-much-to-print` when it takes too long
 * @throws Error when the process fails
 */
export const drawInProcess = async (
  diary: PrintedDiary,
  { program = PROGRAM, maxMs = MAX_MS }: DrawOptions = {},
): Promise<Buffer> => {
  const child = fork(fileURLToPath(program), { serialization: 'advanced', env: {} })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, maxMs)
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      child.once('message', (bytes) => resolve(Buffer.from(bytes as Uint8Array)))
      child.once('error', reject)
      child.once('exit', () =>
        reject(isLate ? new Refusal('too-much-to-print') : new Error('the PDF of a diary was not made')),
      )
      child.send(diary)
    })
  } finally {
    clearTimeout(timer)
    child.kill()
  }
}

/** @throws TooBusy when the caller waits for one already, or too many others do, and as {@link drawInProcess} */
export const makePdf = (caller: Caller, diary: () => Promise<PrintedDiary>): Promise<Buffer> =>
  inTurn(caller, async () => drawInProcess(await diary()))
