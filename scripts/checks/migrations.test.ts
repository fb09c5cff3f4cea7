import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'apps/server/src/migrations'
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
  entries: { tag: string }[]
}
const tags = entries.map(({ tag }) => tag)

test('the journal lists every migration', () => {
  expect(globSync('*.sql', { cwd: folder }).sort()).toEqual(tags.map((tag) => `${tag}.sql`))
})

test('of the snapshots only that of the last migration is there: drizzle-kit compares the tables with it alone', () => {
  const [number] = tags.at(-1)?.split('_') ?? []
  expect(globSync('*_snapshot.json', { cwd: `${folder}/meta` })).toEqual([`${number}_snapshot.json`])
})
