import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from './command.mjs'
import { requireProgram } from './product-under-load.mjs'
import { inMemory, onReadOnlyRoot } from './read-only-root.mjs'

const HEALTHY_WITHIN_MS = 60_000

/**
 * What the images of two services of compose.yaml do when they start: the program on this machine, what the entry point adds to the
 * command, and the user that it changes to where compose.yaml names none.
 */
const IMAGES = {
  storage: {
    program: 'weed',
    entry: ['/usr/bin/weed', '-logtostderr=true'],
    env: { GODEBUG: 'fips140=on' },
    user: '1000:1000',
  },
  mail: { program: 'mailpit', entry: ['/mailpit'], env: {}, user: null },
}

/** What a service may write: its folders in memory, and its volumes, which are folders that stay. */
const writableOf = ({ tmpfs = [], volumes = [] }, folder, user) => {
  const inMemoryFolders = tmpfs.map((each) => {
    const [path, options = 'mode=1777'] = each.split(/:(.*)/s)
    return [path, inMemory(options)]
  })
  const lastingFolders = volumes.map((each) => {
    const [name, path] = each.split(':')
    const volume = join(folder, `volume-${name}`)
    mkdirSync(volume, { recursive: true })
    const [userId, groupId] = user.split(':').map(Number)
    chownSync(volume, userId, groupId)
    return [path, `--bind ${volume}`]
  })
  return Object.fromEntries([...inMemoryFolders, ...lastingFolders])
}

/**
 * Prepares a service of compose.yaml to run without a container engine: its program by its command, with its settings, user and folders,
 * on a read-only root. Needs root.
 *
 * @param {string} name of the service
 * @param {any} service as compose.yaml describes it, with its variables replaced
 * @param {string} folder for roots, volumes and logs
 */
export const prepareService = (name, service, folder) => {
  const { program, entry, env, user: usersOfImage } = IMAGES[name]
  const user = service.user ?? usersOfImage
  const path = requireProgram(program, `the image ${service.image}`)
  const [version] = spawnSync(path, ['version'], { encoding: 'utf8' }).stdout.split('\n')
  console.log(`${name}: ${service.image}; here: ${version}`)
  const root = join(folder, name)
  const writable = writableOf(service, folder, user)
  for (const each of ['/proc', '/etc', dirname(entry[0]), ...Object.keys(writable)])
    mkdirSync(join(root, each), { recursive: true })
  writeFileSync(join(root, 'etc/hosts'), '')
  cpSync(path, join(root, entry[0]), { dereference: true })
  const log = join(folder, `${name}.log`)
  const inside = (command) => onReadOnlyRoot(root, user, writable, command)

  const [, ...check] = service.healthcheck.test
  const isHealthy = () => {
    const [file, args] = check[0] === entry[0] ? ['unshare', inside(check)] : [check[0], check.slice(1)]
    return spawnSync(file, args, { stdio: 'ignore' }).status === 0
  }
  const lastLines = () => readFileSync(log, 'utf8').split('\n').slice(-40).join('\n')
  return {
    lastLines,
    /** Resolves when its health check passes, to what ends it by a signal. */
    start: async () => {
      const file = openSync(log, 'a')
      const child = spawn('unshare', inside([...entry, ...(service.command ?? [])]), {
        env: { PATH: process.env.PATH, ...env, ...service.environment },
        stdio: ['ignore', file, file],
      })
      const kill = () => child.kill('SIGKILL')
      process.on('exit', kill)
      const exited = once(child, 'exit').then(() => process.off('exit', kill))
      const beginning = performance.now()
      while (!isHealthy()) {
        if (child.exitCode !== null || performance.now() - beginning > HEALTHY_WITHIN_MS) {
          kill()
          throw new Problem(`${name} does not become healthy:\n${lastLines()}`)
        }
        await sleep(500)
      }
      console.log(`${name} is healthy after ${((performance.now() - beginning) / 1000).toFixed(1)} s`)
      return async (signal = 'SIGTERM') => {
        child.kill(signal)
        await exited
      }
    },
  }
}
