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

/** The first migration that states its kind; earlier ones are applied everywhere. */
const FIRST_WITH_KIND = 35

test('each migration states in its first line whether programs that do not know it keep working', () => {
  const silent = tags.filter(
    (tag) =>
      Number(tag.split('_')[0]) >= FIRST_WITH_KIND &&
      !/^-- (expand|contract)(, without a transaction)?\n/.test(readFileSync(`${folder}/${tag}.sql`, 'utf8')),
  )
  expect(silent).toEqual([])
})

test('only the snapshot of the last migration exists: drizzle-kit compares the tables with it alone', () => {
  const [number] = tags.at(-1)?.split('_') ?? []
  expect(globSync('*_snapshot.json', { cwd: `${folder}/meta` })).toEqual([`${number}_snapshot.json`])
})
