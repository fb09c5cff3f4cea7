import { existsSync, readFileSync } from 'node:fs'
import { cp, lstat, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writable by root only, readable by all. */
const CACHE = '/var/cache/wohlauf'

/**
 * Copies PostgreSQL's programs, once per version (60 MB), to a folder that every user may enter: PostgreSQL
 * checks them with access(2), which ignores capabilities. Root owns the copy, so that no other user can
 * replace the programs.
 * @param program absolute path of one of the package's programs
 * @returns the copy's folder of programs; null when copying fails
 */
export const openCopyOf = async (program: string): Promise<string | null> => {
  const native = dirname(dirname(program))
  try {
    const { name, version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'))
    const copy = join(CACHE, `${basename(name)}-${version}`)
    await mkdir(CACHE, { recursive: true, mode: 0o755 })
    const { uid, mode } = await lstat(CACHE)
    if (uid !== 0 || (mode & 0o022) !== 0) return null
    if (!existsSync(copy)) await copyWhole(native, copy)
    return join(copy, basename(dirname(program)))
  } catch {
    return null
  }
}

/** Copies under another name first, so that the copy is either complete or absent. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.${process.pid}`
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  })
}
