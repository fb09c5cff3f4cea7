import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import { type Command, programEnvironment } from './run.ts'

/** `ended` resolves when its process has ended for any reason. */
export type Postmaster = { port: number; child: ChildProcess; exit: Promise<void> }

const attempts = 20

/**
 * Starts PostgreSQL on the given port, or else a free one, and waits until it accepts connections.
 * @param prepare called before each attempt: stops another PostgreSQL in the same folder, which a killed
 * server may have restarted too recently to be recognizable at the first attempt
 * @param isStandby it is ready when it answers queries; it takes no writes before it is promoted
 * @throws StartError with PostgreSQL's own last output
 */
export async function startPostmaster(
  commandFor: (port: number) => Command,
  {
    prepare,
    onLine,
    wishedPort,
    isStandby = false,
  }: {
    prepare: () => Promise<void>
    onLine: (line: string) => void
    wishedPort?: number | undefined
    isStandby?: boolean
  },
): Promise<Postmaster> {
  const readyLine = `ready to accept ${isStandby ? 'read-only ' : ''}connections`
  let lastLines: string[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = wishedPort ?? (await freePort())
    lastLines = []
    await prepare()
    const postmaster = await tryStart(commandFor(port), port, readyLine, (line) => {
      lastLines = [...lastLines.slice(-4), line]
      onLine(line)
    })
    if (postmaster) return postmaster
    if (!lastLines.some(isPassing)) break
    await sleep(100 * (attempt + 1))
  }
  throw new StartError(`PostgreSQL did not start: ${lastLines.join(' ')}`)
}

/**
 * The port was taken meanwhile, a predecessor's last process is still ending, or one has only just locked the
 * folder.
 */
function isPassing(line: string): boolean {
  return /could not bind|could not create any TCP|lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(
    line,
  )
}

async function tryStart(
  { file, args, ids }: Command,
  port: number,
  readyLine: string,
  onLine: (line: string) => void,
): Promise<Postmaster | null> {
  const child = spawn(file, args, {
    ...ids,
    env: programEnvironment,
    // Ctrl-C at the terminal must not stop the database while the server still uses it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const exit = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      onLine(error.message)
      resolve()
    })
    child.once('close', () => resolve())
  })
  const isReady = new Promise<true>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      onLine(line)
      if (line.includes(readyLine)) resolve(true)
    })
  })
  return (await Promise.race([isReady, exit])) ? { port, child, exit } : null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
