import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { CPU_LIMIT_SIGNAL } from './cpu-limit-signal.ts'

// Loaded before a program, whose first argument is how many seconds of the processor it may take. The image has no shell, and so no `ulimit`.

const INTERVAL_MS = 100

const endWhenUsedUp = (maxSeconds: number): void => {
  const { user, system } = process.cpuUsage()
  if (user + system > maxSeconds * 1e6) process.kill(process.pid, CPU_LIMIT_SIGNAL)
}

if (isMainThread) {
  const options = { workerData: Number(process.argv[2]), execArgv: [] }
  new Worker(new URL(import.meta.url), options).unref()
} else setInterval(endWhenUsedUp, INTERVAL_MS, workerData)
