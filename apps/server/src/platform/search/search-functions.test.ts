import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_INDEX } from '../../composition/required-database.ts'
import { richText } from '../../testing/content/content-elements.ts'
import { affectedRows, runAsRuntime } from '../../testing/database/as-runtime.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Reach } from '../database/binding.ts'
import { SCHEMAS } from '../database/function-schemas.ts'
import { connectAsAdmin } from '../database/migration/admin-connection.ts'
import { rebuildOutdatedIndex } from './rebuild-index.ts'

const testServer = await startTestServer()
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})

const [app, other] = [await testServer.createApp(), await testServer.createApp()]
beforeAll(async () => {
  await testServer.createPublication(app, { title: 'Majoran im Garten' })
})

const KINDS = ['MODULE', 'MODULE_PAGE', 'DOCUMENT', 'EXPERIENCE_REPORT', 'PUBLICATION']

const titles = (appId: string, reach: Reach, kinds = KINDS, text = 'Majoran') =>
  asRuntime({ appId, userId: null, reach }, async (query) => {
    const { rows } = await query(
      `/* of the test */ SELECT title FROM ${SCHEMAS.search}.find_entries($1, $2, '{}', 10)`,
      [text, kinds],
    )
    return rows.map(({ title }) => title)
  })

describe('what a transaction finds', () => {
  test('a learner’s finds the entries of its app, of the kinds that it asks for', async () => {
    expect(await titles(app.appId, 'own')).toEqual(['Majoran im Garten'])
    expect(await titles(app.appId, 'own', ['DOCUMENT'])).toEqual([])
  })

  test('one of another app finds nothing', async () => {
    expect(await titles(other.appId, 'own')).toEqual([])
  })

  test.each<Reach>(['none', 'link', 'sponsor', 'manager', 'app'])(
    'one with the reach %s finds nothing',
    async (reach) => {
      expect(await titles(app.appId, reach)).toEqual([])
    },
  )

  test('one without a tenant finds nothing', async () => {
    const result = asRuntime(null, (query) =>
      query(`/* of the test */ SELECT title FROM ${SCHEMAS.search}.find_entries('Majoran', $1, '{}', 10)`, [
        KINDS,
      ]),
    )
    expect(await affectedRows(result)).toBe(0)
  })
})

test('a page of a hidden module is not found, even if it is listed as readable', async () => {
  const own = await testServer.createApp()
  const page = { title: 'Lorbeer', elements: [richText('<p>Lorbeer</p>')] }
  const [shown, hidden] = [
    await testServer.createModule(own, { pages: [page] }),
    await testServer.createModule(own, { pages: [page], isEnabled: false }),
  ]
  const pageIds = [shown, hidden].map(({ pages }) => pages[0]?.modulePageId)
  const { rows } = await asRuntime({ appId: own.appId, userId: null, reach: 'own' }, (query) =>
    query(`/* of the test */ SELECT id FROM ${SCHEMAS.search}.find_entries('Lorbeer', $1, $2, 10)`, [
      KINDS,
      pageIds,
    ]),
  )
  expect(rows.map(({ id }) => id)).toEqual([pageIds[0]])
})

describe('the role of requests', () => {
  test.each(['search_entry', 'search_word'])('reads and writes no row of %s', async (table) => {
    const binding = { appId: app.appId, userId: null, reach: 'own' } as const
    const run = (text: string) =>
      asRuntime(binding, (query) => affectedRows(query(`/* of the test */ ${text}`)))
    expect(await run(`SELECT FROM ${table}`)).toBe(0)
    for (const text of [`DELETE FROM ${table}`, `UPDATE ${table} SET app_id = app_id`])
      expect([text, await run(text)]).toEqual([text, 'closed'])
  })

  test.each([
    `SELECT ${SCHEMAS.search}.write_entry(gen_random_uuid(), gen_random_uuid(), 'DOCUMENT', 'document')`,
    `SELECT ${SCHEMAS.search}.words_for('majoran', true, true)`,
    `SELECT ${SCHEMAS.search}.read_publication(gen_random_uuid(), gen_random_uuid())`,
    `SELECT ${SCHEMAS.search}.question('{majoran}', false)`,
  ])('may not run %s', async (text) => {
    expect(await asRuntime(null, (query) => affectedRows(query(`/* of the test */ ${text}`)))).toBe('closed')
  })
})

const sqlValue = async (expression: string, ...values: unknown[]) => {
  const { rows } = await testServer.adminPool.query<{ value: unknown }>(
    `SELECT ${expression} AS value`,
    values,
  )
  return rows[0]?.value
}

test.each([
  ['<p>Eins</p><p>Zwei.</p><p>Drei</p>', 'Eins · Zwei. Drei'],
  ['<p>Gemüse<strong>pfanne</strong> mit <em>Reis</em></p>', 'Gemüsepfanne mit Reis'],
  ['<ul><li>Brot</li><li><p>Käse</p></li></ul>', 'Brot · Käse'],
  ['<p>Eins<br>Zwei<br/>Drei</p>', 'Eins · Zwei · Drei'],
  ['<p>a&nbsp;&lt;b&gt; &amp;amp; &quot;c&quot;</p>', 'a <b> &amp; "c"'],
  ['<p><a href="https://a.example/x" rel="noopener">Seite</a></p>', 'Seite'],
  ['', ''],
])('the text of %s is %s', async (html, text) => {
  expect(await sqlValue(`${SCHEMAS.search}.text_of($1)`, html)).toBe(text)
})

test.each([
  ['Gemüse-Pfanne, süß & Öl', 'gemüse pfanne süß öl'],
  ['STRAẞE ÄÖÜ', 'straße äöü'],
  ['Crème brûlée à la José', 'creme brulee a la jose'],
  ['u\u0308ber Na\u00ADcht', 'über nacht'],
  ['B12; 3,5 %', 'b12 3 5'],
])('the words of %j are %j', async (text, words) => {
  expect(await sqlValue(`${SCHEMAS.search}.plain($1)`, text)).toBe(words)
})

test('at most eight words are asked for', async () => {
  expect(await sqlValue(`${SCHEMAS.search}.words_of($1)`, 'a b c d e f g h i j')).toHaveLength(8)
  expect(await sqlValue(`${SCHEMAS.search}.words_of($1)`, ' .,; ')).toBeNull()
})

describe('the index', () => {
  const rebuild = async (betweenSteps: () => Promise<unknown> = async () => {}) => {
    const client = await connectAsAdmin(testServer.adminUrl)
    try {
      await rebuildOutdatedIndex(client, SEARCH_INDEX, async (work) => {
        await client.query('BEGIN')
        const done = await work()
        await client.query('COMMIT')
        await betweenSteps()
        return done
      })
    } finally {
      await client.end()
    }
  }
  const outdate = () => testServer.adminPool.query(`COMMENT ON TABLE search_entry IS 'of another version'`)
  const titlesOf = async ({ appId }: { appId: string }) => {
    const { rows } = await testServer.adminPool.query<{ title: string }>(
      'SELECT title FROM search_entry WHERE app_id = $1 ORDER BY title',
      [appId],
    )
    return rows.map(({ title }) => title)
  }

  test('is rebuilt when the code that makes it has changed, and only then', async () => {
    await testServer.adminPool.query(`UPDATE search_entry SET title = 'Alt' WHERE app_id = $1`, [app.appId])
    await rebuild()
    expect(await titlesOf(app)).toEqual(['Alt'])
    await outdate()
    await rebuild()
    expect(await titlesOf(app)).toEqual(['Majoran im Garten'])
  })

  test('is rebuilt in small steps: editors write between them, and nothing is found twice or missing', async () => {
    const large = await testServer.createApp()
    const publish = (from: number, to: number) =>
      testServer.adminPool.query(
        `INSERT INTO publication (app_id, title, publisher, type, created_at, updated_at)
         SELECT $1, 'Buch ' || n, 'Verlag', 'BOOK', now(), now() FROM generate_series($2::int, $3::int) n`,
        [large.appId, from, to],
      )
    await publish(1000, 1249)
    await testServer.adminPool.query(
      `INSERT INTO search_entry SELECT app_id, gen_random_uuid(), kind, parent_id, is_visible, 'Längst gelöscht', keywords, content, head, vector
       FROM search_entry WHERE app_id = $1 LIMIT 1`,
      [large.appId],
    )
    await outdate()
    let steps = 0
    await rebuild(async () => {
      steps += 1
      await publish(1249 + steps, 1249 + steps)
    })
    expect(steps).toBeGreaterThanOrEqual(5)
    expect(await titlesOf(large)).toEqual(
      Array.from({ length: 250 + steps }, (_, index) => `Buch ${1000 + index}`),
    )
  })
})
