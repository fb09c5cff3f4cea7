import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { describe, expect, test } from 'vitest'
import { hasKind, migrationProblems } from './migration-problems.ts'

await loadModule()

const folder = join(import.meta.dirname, '../../migrations')

/** The rules that a text breaks, with their lines. */
const rulesBrokenBy = (text: string): string[] =>
  migrationProblems('sample.sql', text).map((problem) => problem.split(':')[1] ?? '')

const IN_EXPAND = [
  ['ALTER TABLE app_user DROP COLUMN nickname', 'ban-drop-column'],
  ['DROP TABLE sponsor', 'ban-drop-table'],
  ['DROP VIEW learners', 'ban-drop'],
  ['DROP FUNCTION greeting()', 'ban-drop'],
  ['ALTER TABLE app_user RENAME COLUMN first_name TO name', 'renaming-column'],
  ['ALTER TABLE app_user RENAME TO person', 'renaming-table'],
  ['ALTER INDEX seat_address RENAME TO seat_of_address', 'ban-rename'],
  ['ALTER TABLE app_user ADD COLUMN age bigint NOT NULL', 'adding-required-field'],
  ['ALTER TABLE app_user ALTER COLUMN first_name SET NOT NULL', 'adding-not-nullable-field'],
  ['ALTER TABLE app_user ALTER COLUMN first_name TYPE bytea', 'changing-column-type'],
  ['ALTER TABLE app_user ALTER COLUMN role DROP DEFAULT', 'ban-drop-default'],
] as const

const LOCKS = [
  ['CREATE INDEX seat_of_account ON seat (account_id)', 'require-concurrent-index-creation'],
  ['DROP INDEX seat_of_account', 'require-concurrent-index-deletion'],
  ['ALTER TABLE seat ADD CONSTRAINT of_account UNIQUE (account_id)', 'disallowed-unique-constraint'],
  ['ALTER TABLE seat ADD CONSTRAINT long CHECK (days > 0)', 'constraint-missing-not-valid'],
  ['ALTER TABLE seat ADD COLUMN id uuid DEFAULT gen_random_uuid()', 'adding-field-with-default'],
  ['UPDATE seat SET days = 1', 'ban-row-changes'],
  ['WITH old AS (DELETE FROM seat RETURNING id) SELECT FROM old', 'ban-row-changes'],
  ['TRUNCATE seat', 'ban-table-lock'],
  ['LOCK TABLE seat', 'ban-table-lock'],
  ['DO $$ BEGIN DROP TABLE seat; END $$', 'ban-block'],
] as const

test('the migrations of the product break no rule', () => {
  const problems = globSync('*.sql', { cwd: folder })
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => hasKind(text))
    .flatMap(({ name, text }) => migrationProblems(name, text))
  expect(problems).toEqual([])
})

describe('a change that breaks programs without the migration is refused in expand, with any reason', () => {
  test.each(IN_EXPAND)('%s', (statement, rule) => {
    expect(rulesBrokenBy(`-- expand\n${statement};\n`)).toContain(`2 ${rule}`)
    expect(
      rulesBrokenBy(`-- expand\n-- Nobody reads it now.\n-- squawk-ignore ${rule}\n${statement};\n`),
    ).toEqual(['3 exception'])
  })
})

describe('a change that may break programs without the migration needs a reason in expand', () => {
  test.each([
    ['ALTER TABLE seat DROP CONSTRAINT seat_once', 'ban-drop-constraint'],
    ['ALTER TABLE seat ALTER COLUMN days DROP NOT NULL', 'ban-drop-not-null'],
  ])('%s', (statement, rule) => {
    expect(rulesBrokenBy(`-- contract\n${statement};\n`)).toEqual([])
    expect(rulesBrokenBy(`-- expand\n${statement};\n`)).toEqual([`2 ${rule}`])
    expect(
      rulesBrokenBy(`-- expand\n-- Nobody relies on it.\n-- squawk-ignore ${rule}\n${statement};\n`),
    ).toEqual([])
  })
})

describe('a statement that locks a table is refused unless a reason is stated', () => {
  test.each(LOCKS)('%s', (statement, rule) => {
    for (const kind of ['expand', 'contract'])
      expect(rulesBrokenBy(`-- ${kind}\nSELECT 1;--> statement-breakpoint\n${statement};\n`)).toContain(
        `3 ${rule}`,
      )
    const rules = rulesBrokenBy(`-- expand\n${statement};\n`).map((each) => each.split(' ')[1])
    const ignored = `-- squawk-ignore ${rules.join(', ')}\n${statement};\n`
    expect(rulesBrokenBy(`-- expand\n-- There is a row for each app.\n${ignored}`)).toEqual([])
    expect(rulesBrokenBy(`-- expand\n${ignored}`)).toEqual(['2 exception'])
  })
})

test('a contract migration drops and renames', () => {
  const statements = ['ALTER TABLE app_user DROP COLUMN nickname', 'DROP TABLE sponsor', 'DROP VIEW learners']
  expect(rulesBrokenBy(`-- contract\n${statements.join(';\n')};\n`)).toEqual([])
})

test('an exception counts for one statement and names its rules', () => {
  const statement = 'TRUNCATE seat;\n'
  expect(
    rulesBrokenBy(`-- expand\n-- It is empty still.\n-- squawk-ignore-file ban-table-lock\n${statement}`),
  ).toEqual(['3 exception', '4 ban-table-lock'])
  expect(rulesBrokenBy('-- expand\n-- It is empty still.\n-- squawk-ignore\nDROP TABLE seat;\n')).toContain(
    '3 exception',
  )
  expect(
    rulesBrokenBy(
      `-- expand\n-- It is empty still.\n-- squawk-ignore ban-table-lock\n${statement}${statement}`,
    ),
  ).toEqual(['5 ban-table-lock'])
})

test('a new table and a column with a default block nobody', () => {
  expect(
    rulesBrokenBy(
      `-- expand
CREATE TABLE "note" ("app_id" uuid NOT NULL, "id" uuid NOT NULL, "user_id" uuid NOT NULL, "days" integer);--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user" FOREIGN KEY ("app_id","user_id") REFERENCES "app_user"("app_id","id");--> statement-breakpoint
CREATE INDEX "note_user" ON "note" ("app_id","user_id");
`,
    ),
  ).toEqual([])
})

test('an index of a table in use is created without a transaction, and can be created again', () => {
  const drop = 'DROP INDEX CONCURRENTLY IF EXISTS "seat_of_account";\n'
  const create = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "seat_of_account" ON "seat" ("account_id");\n'
  expect(rulesBrokenBy(`-- expand, without a transaction\n${drop}${create}`)).toEqual([])
  expect(rulesBrokenBy(`-- expand, without a transaction\n${create}`)).toEqual(['2 require-index-drop'])
  expect(
    rulesBrokenBy(`-- expand, without a transaction\n${drop}${create.replace('IF NOT EXISTS ', '')}`),
  ).toEqual(['3 prefer-robust-stmts'])
  expect(rulesBrokenBy(`-- expand\n${drop}${create}`)).toEqual([
    '3 ban-concurrent-index-creation-in-transaction',
  ])
})
