import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POOL_SIZES } from '../apps/server/src/composition/connections.ts'
import { one } from './kubernetes/read-manifests.ts'

const pageOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../docs/operations', name), 'utf8')

const page = pageOf('connections.md')

/** The rows of the page's table with this heading in its first column, by that column. */
const rowsOf = (heading: string): Map<string, string[]> => {
  const [table = ''] = page.slice(page.indexOf(`| ${heading} `)).split('\n\n')
  return new Map(
    table
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
      .map(([, first = '', ...cells]) => [first, cells]),
  )
}

const numbersOf = (cells: readonly string[] = []): number[] =>
  cells.filter((cell) => /^\d+$/.test(cell)).map(Number)

/** Pools that a worker fills; the others are of requests. */
const OF_WORKER = new Set<string>(['platform', 'throttle', 'jobs', 'queue', 'listening', 'asking'])

const DIRECT = new Set<string>(['jobs', 'queue', 'listening'])

const sum = (which: (name: string) => boolean): number =>
  Object.entries(POOL_SIZES)
    .filter(([name]) => which(name))
    .reduce((total, [, size]) => total + size, 0)

const isAny = () => true
const isOfWorker = (name: string) => OF_WORKER.has(name)

/** What a process opens to one address for all, to PgBouncer, and past it. */
const totalsOf = (isOf: (name: string) => boolean) => ({
  together: sum(isOf),
  pooled: sum((name) => isOf(name) && !DIRECT.has(name)),
  direct: sum((name) => isOf(name) && DIRECT.has(name)) + POOL_SIZES.asking,
})

const SERVER = totalsOf(isAny)
const WORKER = totalsOf(isOfWorker)
const BESIDE = 10

test('the page names each pool with its size, as the code has it', () => {
  const rows = rowsOf('pool')
  expect([...rows.keys()].sort()).toEqual(Object.keys(POOL_SIZES).sort())
  for (const [name, size] of Object.entries(POOL_SIZES)) {
    const [server, worker, address] = rows.get(name) ?? []
    expect([name, Number(server), Number(worker)]).toEqual([name, size, isOfWorker(name) ? size : 0])
    expect(address).toBe(name === 'asking' ? 'each' : DIRECT.has(name) ? 'direct' : 'requests')
  }
})

test('the sums of a process are right', () => {
  const rows = rowsOf('process')
  for (const [name, totals] of Object.entries({ server: SERVER, worker: WORKER }))
    expect(numbersOf(rows.get(name))).toEqual([totals.together, totals.pooled, totals.direct])
})

test('each deployment fits into its max_connections, beside those of superusers', () => {
  const pgbouncer = pageOf('pgbouncer.md')
  const numberIn = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(pgbouncer)?.[1])
  const rows = [...rowsOf('deployment')]
  expect(rows).toHaveLength(4)
  for (const [name, cells] of rows) {
    const [servers = 0, workers = 0, connections, max = 0] = numbersOf(cells)
    const isPooled = name.includes('PgBouncer')
    const [ofServer, ofWorker] = isPooled
      ? [SERVER.direct, WORKER.direct]
      : [SERVER.together, WORKER.together]
    const ofPooler = isPooled ? 2 * numberIn('default_pool_size') : 0
    expect([name, connections]).toEqual([name, servers * ofServer + workers * ofWorker + ofPooler + BESIDE])
    expect(max - 3, name).toBeGreaterThanOrEqual(connections ?? max)
    if (isPooled)
      expect(numberIn('max_client_conn')).toBeGreaterThan(servers * SERVER.pooled + workers * WORKER.pooled)
  }
})

test('the cluster starts no more processes than the page adds up', () => {
  const most = (name: string) => one('HorizontalPodAutoscaler', name).spec.maxReplicas as number
  const { rollingUpdate } = one('Deployment', 'wohlauf-web').spec.strategy
  // Kubernetes starts a quarter more where the manifest states nothing: one for four workers.
  const expected = [most('wohlauf-web') + rollingUpdate.maxSurge, most('wohlauf-worker') * 1.25]
  for (const [name, cells] of rowsOf('deployment'))
    if (name.includes('manifests') || name.includes('PgBouncer'))
      expect(numbersOf(cells).slice(0, 2), name).toEqual(expected)
})

test('other pages name the same numbers', () => {
  expect(pageOf('pgbouncer.md')).toContain(`up to ${SERVER.pooled} connections`)
})
