import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { mixedTables } from './mixed-tables.ts'

beforeAll(loadModule)

test.each([
  ['SELECT FROM module m JOIN image i ON i.app_id = m.app_id'],
  [
    'UPDATE impersonation i SET used_at = now() WHERE EXISTS (SELECT FROM admin_user u WHERE u.id = i.admin_id)',
  ],
  ['SELECT FROM app_user u JOIN app a ON a.app_id = u.app_id'],
  ['INSERT INTO pgboss.job (name) SELECT name FROM pgboss.queue'],
])('%s uses tables of one kind', (text) => {
  expect(mixedTables(text)).toEqual([])
})

test.each([
  ['SELECT FROM app_user u JOIN impersonation i ON i.of_user_id = u.id', ['app_user', 'impersonation']],
  [
    'UPDATE impersonation SET ended_at = now() WHERE NOT EXISTS (SELECT FROM public.app_user u WHERE u.id = of_user_id)',
    ['app_user', 'impersonation'],
  ],
  ['INSERT INTO audit_entry (subject) SELECT title FROM module', ['module', 'audit_entry']],
  ['WITH u AS (SELECT FROM app_user) DELETE FROM rate_limit', ['app_user', 'rate_limit']],
  ['INSERT INTO pgboss.job (name) SELECT title FROM module', ['module', 'job']],
])('%s mixes them', (text, tables) => {
  expect(mixedTables(text)).toEqual(tables)
})
