import { getPublications } from '@wohlauf/contract/publications/publications'
import {
  createPublicationAsManager,
  getPublicationsAsManager,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const BOOK = {
  title: 'Der Ernährungskompass',
  publisher: 'C. Bertelsmann',
  type: 'BOOK' as const,
  author: 'Bas Kast',
  release: '2018',
  link: null,
}
const SITE = {
  title: 'Gut essen und trinken',
  publisher: 'DGE',
  type: 'ONLINE' as const,
  author: null,
  release: null,
  link: 'https://www.dge.example/gesunde-ernaehrung/?a=1&b=2',
}
type PublicationFields = { [Field in keyof typeof BOOK]?: unknown }

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  return {
    app,
    create: (values: PublicationFields) => testServer.call(createPublicationAsManager, values as never, as),
    change: (publicationId: string, values: PublicationFields) =>
      testServer.call(updatePublicationAsManager, { ...values, publicationId } as never, as),
    list: async () => (await testServer.call(getPublicationsAsManager, {}, as)).body,
  }
}

test('learners see the bibliography by title, as German readers look for it, and every change immediately', async () => {
  const { app, create, change, list } = await createDesk()
  const { as } = await createLearner(testServer, app)
  const titles = async () => (await testServer.call(getPublications, {}, as)).body.map(({ title }) => title)
  expect(await titles()).toEqual([])
  for (const title of ['Zucker', 'Äpfel', 'apfelkuchen', 'Band 10', 'Band 2'])
    expect(await create({ ...BOOK, title }).then(outcome)).toBe(200)
  expect(await titles()).toEqual(['Äpfel', 'apfelkuchen', 'Band 2', 'Band 10', 'Zucker'])
  const last = (await list()).at(-1)
  await change(last?.publicationId ?? '', { ...BOOK, title: 'Aller Anfang' })
  expect(await titles()).toEqual(['Aller Anfang', 'Äpfel', 'apfelkuchen', 'Band 2', 'Band 10'])
})

test('answers with the day of the last change, to learners without the revision', async () => {
  const { app, create, change } = await createDesk()
  const { as } = await createLearner(testServer, app)
  const { publicationId } = (await create(SITE)).body
  const listForLearners = async () => (await testServer.call(getPublications, {}, as)).body
  expect(await listForLearners()).toEqual([
    { publicationId, ...SITE, updatedAt: testServer.clock.now().toISOString() },
  ])
  testServer.clock.advance(3_600_000)
  await change(publicationId, { ...BOOK })
  expect(await listForLearners()).toEqual([
    { publicationId, ...BOOK, updatedAt: testServer.clock.now().toISOString() },
  ])
})

const REQUIRED = 'Dieses Feld muss gefüllt sein'
const OF_BOOKS = 'Dieses Feld ist erforderlich, wenn die der Typ "Buch" ist.'
const OF_ONLINE = 'Dieses Feld ist erforderlich, wenn die der Typ "Online" ist.'
const TOO_LONG = 'Der Wert darf höchstens 255 Zeichen lang sein'
const NO_LINK = 'Der Link ist leider nicht valide.'

describe.each(['creating', 'changing'])('%s', (way) => {
  const createForm = async () => {
    const desk = await createDesk()
    const existingId = way === 'changing' ? (await desk.create(BOOK)).body.publicationId : null
    return {
      ...desk,
      send: (values: PublicationFields) =>
        existingId ? desk.change(existingId, values) : desk.create(values),
    }
  }

  test.each<[PublicationFields, object]>([
    [{ ...BOOK, title: ' ' }, { title: REQUIRED }],
    [{ ...BOOK, title: 'ä'.repeat(256) }, { title: TOO_LONG }],
    [{ ...BOOK, publisher: '' }, { publisher: REQUIRED }],
    [{ ...BOOK, publisher: 'ä'.repeat(256) }, { publisher: TOO_LONG }],
    [{ ...BOOK, type: undefined }, { type: REQUIRED }],
    [{ ...BOOK, type: 'FILM' }, { type: 'Der Wert ist nicht gültig' }],
    [{ ...BOOK, author: null }, { author: OF_BOOKS }],
    [{ ...BOOK, author: '  ' }, { author: OF_BOOKS }],
    [{ ...BOOK, author: 'ä'.repeat(256) }, { author: TOO_LONG }],
    [{ ...BOOK, release: '' }, { release: OF_BOOKS }],
    [
      { ...BOOK, author: undefined, release: undefined },
      { author: OF_BOOKS, release: OF_BOOKS },
    ],
    [{ ...SITE, link: null }, { link: OF_ONLINE }],
    [{ ...SITE, link: ' ' }, { link: OF_ONLINE }],
    [{ ...SITE, link: 'www.dge.example' }, { link: NO_LINK }],
    [{ ...SITE, link: 'javascript:alert(1)' }, { link: NO_LINK }],
    [{ ...SITE, link: 'https://name:pass@dge.example/' }, { link: NO_LINK }],
    [{ ...SITE, link: `https://dge.example/${'a'.repeat(2000)}` }, { link: expect.stringContaining('2000') }],
  ])('reports invalid fields: %#', async (wrong, fields) => {
    const { send, list } = await createForm()
    const before = await list()
    const { status, refusal } = await send(wrong)
    expect([status, refusal]).toMatchObject([400, { identifier: 'not-valid', fields }])
    expect(await list()).toEqual(before)
  })

  test.each([
    [' https://dge.example/ein zwei ', 'https://dge.example/ein%20zwei'],
    ['https://dge.example\\Hefte', 'https://dge.example/Hefte'],
    ['https://dge.exam\u200bple/\u00adheft', 'https://dge.example/heft'],
  ])('stores %j as the address that it means', async (link, address) => {
    const { send, list } = await createForm()
    expect(await send({ ...SITE, link }).then(outcome)).toBe(200)
    expect((await list()).at(-1)).toMatchObject({ ...SITE, link: address })
  })

  test('fields that are not of the type are neither checked nor stored', async () => {
    const { send, list } = await createForm()
    for (const link of [SITE.link, 'www.dge.example', `https://dge.example/${'a'.repeat(2000)}`]) {
      expect(await send({ ...BOOK, link }).then(outcome)).toBe(200)
      expect((await list()).at(-1)).toMatchObject(BOOK)
    }
    expect(await send({ ...SITE, author: 'Jemand', release: '2020' }).then(outcome)).toBe(200)
    expect(await list()).toContainEqual(expect.objectContaining(SITE))
  })
})
