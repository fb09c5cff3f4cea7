import { type ResourceLimits, Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** CPU time of the thread alone, including its start: it does not depend on how busy the machine is. */
  maxCpuMs: number
  /** Ends a thread that waits and does not end. */
  maxMs: number
  heapMb: number
}

/** The thread was ended, or has ended itself, before it answered: its input takes too much. */
export class ThreadEnded extends Error {
  readonly limit: 'cpu' | 'time' | 'memory'

  constructor(limit: ThreadEnded['limit']) {
    super(`a thread was ended by its limit of ${limit}`)
    this.limit = limit
  }
}

/** How often a thread's CPU time is read. */
const LOOK_MS = 100

const memoryOf = ({ heapMb }: ThreadLimits): ResourceLimits => ({
  maxOldGenerationSizeMb: heapMb,
  maxYoungGenerationSizeMb: 16,
  stackSizeMb: 4,
})

const whenAnswered = (worker: Worker): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error),
    )
    worker.once('exit', (code) => reject(new Error(`a thread has ended without an answer, with ${code}`)))
  })

/** @returns rejects when the thread has used too much; `stop` ends the watching */
const watch = (worker: Worker, { maxCpuMs, maxMs }: ThreadLimits) => {
  const exceeded = Promise.withResolvers<never>()
  const look = async () => {
    // Rejects while the thread starts or ends.
    const usage = await worker.cpuUsage().catch(() => null)
    if (usage && (usage.user + usage.system) / 1000 > maxCpuMs) exceeded.reject(new ThreadEnded('cpu'))
  }
  const looking = setInterval(look, LOOK_MS)
  const limit = setTimeout(() => exceeded.reject(new ThreadEnded('time')), maxMs)
  return {
    exceeded: exceeded.promise,
    stop: () => {
      clearInterval(looking)
      clearTimeout(limit)
    },
  }
}

/**
 * The one message that a thread posts about `data`, its `workerData`. The thread is new, has no environment and no
 * state of the process, and ends afterwards.
 * @param transfer buffers of `data` that this thread does not need any more
 * @throws ThreadEnded when it takes too much
 * @throws Error when the thread cannot be started, fails for a reason of its own or ends without a message
 */
export const runInThread = async <Answer>(
  thread: URL,
  data: unknown,
  { transfer, ...limits }: ThreadLimits & { transfer: ArrayBuffer[] },
): Promise<Answer> => {
  const worker = new Worker(thread, {
    workerData: data,
    transferList: transfer,
    env: {},
    execArgv: [],
    resourceLimits: memoryOf(limits),
    stdout: true,
    stderr: true,
  })
  const { exceeded, stop } = watch(worker, limits)
  try {
    return (await Promise.race([whenAnswered(worker), exceeded])) as Answer
  } finally {
    stop()
    await worker.terminate()
  }
}
