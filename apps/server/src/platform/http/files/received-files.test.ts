import { createImageAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { upload } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { OF_UPLOADS } from '@wohlauf/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { keepImage } from '../../storage/images/image-store.ts'
import { keepFile } from '../../storage/keep-file.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { handle } from '../mount/handler.ts'

const keeping = handle(
  upload('uploads/keep-command', {
    audience: 'app-manager',
    audit: { title: 'Behalten' },
    input: z.object({ ending: z.enum(['answer', 'refusal', 'error', 'wrong-row', 'wrong-answer']) }),
    output: z.object({ n: z.int() }),
    files: { picture: { accepts: 'image' }, paper: { accepts: 'document' } },
    refusals: OF_UPLOADS,
  }),
  async ({ input: { ending }, files, tx, refuse }) => {
    await keepFile(tx, files.paper)
    await keepImage(tx, files.picture, ending === 'wrong-row' ? 'a\0b' : '')
    if (ending === 'refusal') return refuse('not-found')
    if (ending === 'error') throw new Error('the next step failed')
    return ending === 'answer' ? { n: 1 } : ({} as { n: number })
  },
)

const testServer = await startTestServer({ moreHandlers: [keeping], poolSize: 2 })
afterAll(testServer.stop)
const { app, as } = await createManager(testServer)
const png = { bytes: await makePicture(800, 600), fileName: 'bild.png', type: 'image/png' }
const pdf = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'plan.pdf', type: '' }

type Ending = 'answer' | 'refusal' | 'error' | 'wrong-row' | 'wrong-answer'
const send = (ending: Ending) =>
  testServer.call(keeping.operation, { ending }, { ...as, files: { picture: png, paper: pdf } })

const storedKeys = async () => {
  const { rows } = await testServer.adminPool.query(
    'SELECT (SELECT count(*)::int FROM image) + (SELECT count(*)::int FROM stored_file) AS count',
  )
  return [filesIn(testServer.storageFolder).length, rows[0].count as number] as const
}

test.each([
  ['answer', 200, 5, 2],
  ['refusal', 404, 0, 0],
  ['error', 500, 0, 0],
  ['wrong-row', 400, 0, 0],
  ['wrong-answer', 500, 0, 0],
] as const)(
  'an upload that ends with %s (%i) adds %i files and %i rows',
  async (ending, status, files, rows) => {
    const before = await storedKeys()
    expect((await send(ending)).status).toBe(status)
    expect(await storedKeys()).toEqual([before[0] + files, before[1] + rows])
  },
)

test('after a commit without an answer the files stay: whether their rows exist is unknown', async () => {
  const before = await storedKeys()
  await testServer.adminPool.query(`
    CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER cut_off AFTER INSERT ON image DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection();
    ALTER FUNCTION end_connection() SECURITY DEFINER`)
  expect((await send('answer')).status).toBe(503)
  await testServer.adminPool.query('DROP TRIGGER cut_off ON image')
  const [files] = await storedKeys()
  expect(files).toBe(before[0] + 5)
})

test('four uploads are written concurrently, eight wait, one more is refused immediately', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let [writing, peak] = [0, 0]
  const slow: FileStorage = {
    ...testServer.services.storage,
    write: async (...args) => {
      writing += 1
      peak = Math.max(peak, writing)
      await gate
      writing -= 1
      return testServer.services.storage.write(...args)
    },
  }
  const images = {
    ...testServer.services.images,
    write: async (appId: string) => {
      await slow.write(`${appId}/images/x/1.webp`, Buffer.alloc(1), 'image/webp')
      return { imageId: crypto.randomUUID(), thumbhash: 'x', aspectRatio: 1, widths: [1] }
    },
  }
  const server = await testServer.build(OPERATIONS, HANDLERS, { services: { storage: slow, images } })
  const { call } = createCalls(server, () => app.host)
  const image = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
  const managers = await Promise.all(Array.from({ length: 13 }, () => createManager(testServer)))
  const all = managers.map((manager) =>
    call(
      createImageAsManager,
      { modulePageId: NOWHERE, title: 'Bild' },
      { ...manager.as, files: { image } },
    ).then(outcome),
  )
  expect(await Promise.race(all)).toEqual([503, 'files-unavailable'])
  expect(peak).toBe(4)
  open()
  const outcomes = await Promise.all(all)
  expect(outcomes.filter((each) => JSON.stringify(each) === '[404,"not-found"]')).toHaveLength(12)
  await server.close()
})
