import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TooBusy } from '../../../platform/base/concurrency-limit.ts'
import { type Caller, createLane } from '../../../platform/base/lane.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { CPU_LIMIT_SIGNAL } from './cpu-limit-signal.ts'
import type { PrintedDiary } from './printed-diary.ts'

/** One process at a time, and a few callers who wait, each with the texts of a diary. */
const inTurn = createLane({ slots: 1, queueLength: 12, queueLengthOfApp: 3 })

/**
 * Five hundred entries with pictures take about five seconds. Counts processor time: a busy machine must not refuse
 * a small diary.
 */
const MAX_CPU_SECONDS = 40

/** A proxy waits for 130 seconds. */
const MAX_MS = 110_000

const PROGRAM = new URL('pdf-process.ts', import.meta.url)
const CPU_LIMIT = new URL('limit-cpu.ts', import.meta.url)

type DrawOptions = { program?: URL; maxCpuSeconds?: number; maxMs?: number }

/**
 * @throws Refusal `too-much-to-print` when it takes the processor for too long
 * @throws TooBusy when the machine has too little time for it
 * @throws Error when the process fails
 */
export const drawInProcess = async (
  diary: PrintedDiary,
  { program = PROGRAM, maxCpuSeconds = MAX_CPU_SECONDS, maxMs = MAX_MS }: DrawOptions = {},
): Promise<Buffer> => {
  const child = fork(fileURLToPath(program), [String(maxCpuSeconds)], {
    serialization: 'advanced',
    env: {},
    execArgv: ['--import', CPU_LIMIT.href],
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, maxMs)
  const failureOf = (signal: NodeJS.Signals | null): Error => {
    if (signal === CPU_LIMIT_SIGNAL) return new Refusal('too-much-to-print')
    return isLate ? new TooBusy() : new Error('the PDF of a diary was not made')
  }
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      child.once('message', (bytes) => resolve(Buffer.from(bytes as Uint8Array)))
      child.once('error', reject)
      child.once('exit', (_code, signal) => reject(failureOf(signal)))
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
