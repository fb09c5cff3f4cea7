import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, isWindows, root } from './paths.mjs'

const stopLimitMs = 8_000
/** The running processes: how to signal each, and its end. */
const running = new Set()

/**
 * Runs a program to its end and captures its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, onStart?: (pid: number) => void }} [options]
 * @returns {Promise<{ isDone: boolean, output: string }>} a program that does not exist counts as failed
 */
export function run(file, args, { cwd = root, env = {}, timeoutMs, onStart } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: childEnvironment(cwd, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // Starts a process group of its own, so that its descendants can be ended with it.
    detached: !isWindows,
    // On Windows npm and the programs in .bin are .cmd files, which only the shell can start.
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

/** Ends all running processes that `run` has started; those that ignore the signal are killed. */
export async function endRunning() {
  const entries = [...running]
  for (const { send } of entries) send('SIGTERM')
  await Promise.race([Promise.all(entries.map(({ result }) => result)), sleep(stopLimitMs)])
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
