import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { unnamedTenants } from './unnamed-tenants.ts'

const check = { tables: new Set(['module', 'image', 'progress']), variables: ['bound_app'] }

beforeAll(loadModule)

test.each([
  ['SELECT FROM module WHERE app_id = $1'],
  ['SELECT FROM public.module m WHERE m.id = $2 AND (m.app_id = $1::uuid AND m.x)'],
  [`SELECT FROM module WHERE module.app_id = '0190c8a6-0000-7000-8000-000000000000'`],
  ['SELECT FROM module WHERE app_id = bound_app'],
  ['SELECT FROM other'],
  ['SELECT FROM module m JOIN image i ON i.app_id = m.app_id WHERE $1 = m.app_id'],
  ['SELECT FROM module m LEFT JOIN image i ON i.app_id = m.app_id WHERE m.app_id = $1'],
  ['SELECT FROM module m WHERE m.app_id = $1 AND EXISTS (SELECT FROM image i WHERE i.app_id = m.app_id)'],
  ['WITH m AS (SELECT FROM module WHERE app_id = $1) SELECT FROM m'],
  ['SELECT FROM (SELECT FROM module WHERE app_id = $1) m UNION SELECT FROM image WHERE app_id = $1'],
  ['UPDATE module SET x = 1 FROM unnest($2) s WHERE module.app_id = $1'],
  ['UPDATE module m SET x = 1 FROM image i WHERE m.app_id = $1 AND i.app_id = m.app_id'],
  ['DELETE FROM module USING image i WHERE module.app_id = $1 AND i.app_id = $1'],
  ['INSERT INTO module (id, app_id) VALUES ($1, $2), ($3, $2)'],
  ['INSERT INTO module (app_id, n) SELECT $1, max(n) FROM module WHERE app_id = $1'],
  ['SELECT lookups.find_login($1)'],
  ['SAVEPOINT one'],
])('%s names its tenant', (text) => {
  expect(unnamedTenants(text, check)).toEqual([])
})

test.each([
  ['SELECT FROM module', ['module']],
  ['SELECT FROM module WHERE id = $1 OR app_id = $2', ['module']],
  ['SELECT FROM module WHERE app_id <> $1', ['module']],
  ['SELECT FROM module WHERE NOT app_id = $1', ['module']],
  ['SELECT FROM module WHERE app_id = current_app()', ['module']],
  ['SELECT FROM module WHERE app_id = other_variable', ['module']],
  ['SELECT FROM module m JOIN image i ON i.app_id = m.app_id', ['module as m', 'image as i']],
  ['SELECT FROM module m LEFT JOIN image i ON i.id = m.id WHERE m.app_id = $1', ['image as i']],
  ['SELECT FROM module m LEFT JOIN image i ON m.app_id = $1 AND i.app_id = $1', ['module as m']],
  [
    'SELECT FROM module m FULL JOIN image i ON m.app_id = $1 AND i.app_id = $1',
    ['module as m', 'image as i'],
  ],
  ['SELECT FROM module m WHERE m.app_id = $1 AND EXISTS (SELECT FROM image)', ['image']],
  ['SELECT (SELECT max(n) FROM image) FROM module WHERE app_id = $1', ['image']],
  ['SELECT FROM module WHERE app_id = $1 AND id IN (SELECT id FROM module)', ['module']],
  ['WITH m AS (SELECT FROM module) SELECT FROM m', ['module']],
  ['SELECT FROM module WHERE app_id = $1 UNION SELECT FROM image', ['image']],
  ['UPDATE module SET x = (SELECT max(n) FROM image)', ['module', 'image']],
  ['UPDATE module SET x = 1 FROM image i WHERE module.app_id = $1', ['image as i']],
  ['DELETE FROM module', ['module']],
  ['DELETE FROM module USING image i WHERE module.app_id = $1', ['image as i']],
  ['INSERT INTO module (id) VALUES ($1)', ['module']],
  ['INSERT INTO module (app_id, id) VALUES ($1, $2), (DEFAULT, $3)', ['module']],
  ['INSERT INTO module SELECT * FROM image', ['module', 'image']],
])('%s does not name its tenant', (text, unnamed) => {
  expect(unnamedTenants(text, check)).toEqual(unnamed)
})
