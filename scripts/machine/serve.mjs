import { spawn } from 'node:child_process'
import { endingSignals } from './command.mjs'
import { childEnvironment, isWindows, ourNode, root } from './paths.mjs'

/** Runs one of our programs in the foreground: signals to this command end it, and its exit code is ours. */
export function serve(program, env = {}, args = []) {
  const child = spawn(ourNode, [program, ...args], {
    cwd: root,
    env: childEnvironment(root, env),
    stdio: 'inherit',
    shell: isWindows,
  })
  for (const signal of endingSignals) process.removeAllListeners(signal).on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of endingSignals) process.removeAllListeners(name)
      if (signal) process.kill(process.pid, signal)
      resolve(code ?? 1)
    })
  })
}
