import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import type { PrintedDiary } from './printed-diary.ts'

/** One process at a time, and few who wait. */
const inTurn = createConcurrencyLimit(1, 5)

/** Five hundred entries with pictures take about five seconds. */
const MAX_MS = 40_000

const draw = async (diary: PrintedDiary): Promise<Buffer> => {
  const program = fileURLToPath(new URL('pdf-process.ts', import.meta.url))
  const child = fork(program, { serialization: 'advanced', env: {} })
  const timer = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      child.once('message', (bytes) => resolve(Buffer.from(bytes as Uint8Array)))
      child.once('error', reject)
      child.once('exit', () => reject(new Error('the PDF of a diary was not made')))
      child.send(diary)
    })
  } finally {
    clearTimeout(timer)
    child.kill()
  }
}

/**
 * The bytes of a diary's PDF.
 *
 * @throws TooBusy when five wait already
 */
export const makePdf = (diary: () => Promise<PrintedDiary>): Promise<Buffer> =>
  inTurn(async () => draw(await diary()))
