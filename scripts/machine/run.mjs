import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, isWindows, root } from './paths.mjs'

const patienceMs = 8_000
/** What is running now: how to send each a signal, and when it is over. */
const running = new Set()

/**
 * Runs a program to its end and keeps what it says; `onStart` is told its process number.
 * @returns {Promise<{ isDone: boolean, output: string }>} a program that is not there counts as failed
 */
export function run(file, args, { cwd = root, env = {}, timeoutMs, onStart } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: childEnvironment(cwd, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // A group of its own, so that what it starts in turn can be ended with it.
    detached: !isWindows,
    // npm and the programs in .bin are .cmd files there, which only the shell can start.
    shell: isWindows,
  })
  if (child.pid) onStart?.(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const result = new Promise((resolve) => {
    child.on('error', (error) => resolve({ isDone: false, output: error.message }))
    child.on('close', (code) => resolve({ isDone: code === 0, output }))
  })
  const entry = { result, send: (signal) => sendTo(child, signal) }
  running.add(entry)
  return result.finally(() => running.delete(entry))
}

/** Ends everything that `run` has started and that is still running; what does not listen is killed. */
export async function endRunning() {
  const entries = [...running]
  for (const { send } of entries) send('SIGTERM')
  await Promise.race([Promise.all(entries.map(({ result }) => result)), sleep(patienceMs)])
  for (const { send } of running) send('SIGKILL')
}

function sendTo(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else if (child.pid) process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
