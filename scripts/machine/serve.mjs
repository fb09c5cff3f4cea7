import { spawn } from 'node:child_process'
import { endingSignals } from './command.mjs'
import { childEnvironment, isWindows, ourNode, root } from './paths.mjs'

/** Runs one of our programs in the foreground: signals to this command end it, and its exit code is ours. */
export function serve(program, env = {}, args = []) {
  return serveTogether({ args: [program, ...args], env })
}

/**
 * Runs several programs in the same way: when one ends, the others are ended. The worst exit code is ours.
 */
export async function serveTogether(...programs) {
  const children = programs.map(({ args, env = {} }) =>
    spawn(ourNode, args, {
      cwd: root,
      env: childEnvironment(root, env),
      stdio: 'inherit',
      shell: isWindows,
    }),
  )
  const endAll = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const name of endingSignals) process.removeAllListeners(name).on(name, () => endAll(name))
  const ends = children.map(endOf)
  await Promise.race(ends)
  endAll('SIGTERM')
  const exits = await Promise.all(ends)
  for (const name of endingSignals) process.removeAllListeners(name)
  if (exits.every(({ signal }) => signal)) process.kill(process.pid, exits[0].signal)
  return Math.max(...exits.map(({ code }) => code ?? 0))
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
}
