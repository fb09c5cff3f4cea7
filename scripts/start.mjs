import { spawn } from 'node:child_process'
import { endingSignals, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { ensureWebBuilt } from './machine/ensure-web-built.mjs'
import { childEnvironment, isWindows, ourNode, root } from './machine/places.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureWebBuilt()
  return serve()
})

/** Runs the server in the foreground: what ends this command ends the server, and its exit code is ours. */
function serve() {
  const server = spawn(ourNode, ['apps/server/src/main.ts'], {
    cwd: root,
    env: childEnvironment(root),
    stdio: 'inherit',
    shell: isWindows,
  })
  for (const signal of endingSignals) process.removeAllListeners(signal).on(signal, () => server.kill(signal))
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', (code, signal) => {
      for (const name of endingSignals) process.removeAllListeners(name)
      if (signal) process.kill(process.pid, signal)
      resolve(code ?? 1)
    })
  })
}
