import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './paths.mjs'

const beatMs = 2_000
/** An owner that has not renewed the lock for this long is gone, even if another process has its pid. */
const silenceMs = 20_000

/** Runs `work` while no other process of this checkout runs work of the same name. */
export async function withLock(name, work) {
  mkdirSync(cacheFolder, { recursive: true })
  const path = join(cacheFolder, `${name}.lock`)
  for (let isTold = false; !take(path); await sleep(200)) {
    if (dropAbandoned(path) || isTold) continue
    console.log(`Waiting for another Wohlauf in this folder (${name}) …`)
    isTold = true
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function dropAbandoned(path) {
  const owner = look(path)
  if (!owner || isAlive(owner)) return false
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return true
  }
  // Another process may have removed the lock and taken it since the check: then it is that process's, and is
  // restored.
  if (look(aside)?.pid === owner.pid) rmSync(aside)
  else renameSync(aside, path)
  return true
}

function look(path) {
  try {
    return { pid: Number(readFileSync(path, 'utf8')), beatAt: statSync(path).mtimeMs }
  } catch {
    return null
  }
}

function isAlive({ pid, beatAt }) {
  if (Date.now() - beatAt > silenceMs) return false
  // Between creating the file and writing the pid the file is empty.
  if (!(pid > 0)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
