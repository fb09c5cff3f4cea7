import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'
import { cacheFolder } from './paths.mjs'

let count = 0
const newLock = () => `lock-test-${process.pid}-${count++}`
const fileOf = (name: string) => join(cacheFolder, `${name}.lock`)

test('runs work of the same name one after another, also after a failure', async () => {
  const name = newLock()
  const steps: string[] = []
  const work = (label: string) => async () => {
    steps.push(`${label} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    steps.push(`${label} ends`)
    throw new Error(label)
  }
  const [first, second] = await Promise.allSettled([withLock(name, work('a')), withLock(name, work('b'))])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(existsSync(fileOf(name))).toBe(false)
})

test('takes over the lock of a killed owner whose process is gone', async () => {
  const name = newLock()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(fileOf(name), '999999999')
  expect(await withLock(name, async () => 'done')).toBe('done')
})

test('takes over the lock of a killed owner whose pid another process has', async () => {
  const name = newLock()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(fileOf(name), String(process.pid))
  const minuteAgo = new Date(Date.now() - 60_000)
  utimesSync(fileOf(name), minuteAgo, minuteAgo)
  expect(await withLock(name, async () => 'done')).toBe('done')
})
