import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { NOTHING_REFERRED } from '../../../testing/content/element-samples.ts'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { ELEMENT_KINDS, type ElementKind } from '../../../testing/content/written-elements.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const pictures: [Buffer, Buffer] = [await makePicture(400, 200, 'jpeg'), await makePicture(200, 400, 'jpeg')]
const KINDS = ELEMENT_KINDS.map((kind) => [kind.name, kind] as const)

/** Two parents without elements, and the input that a manager needs to write elements of a type. */
const openDesk = async (kind: ElementKind) => {
  const desk = await kind.createDesk(testServer)
  const { app, manager, parentIds } = desk
  const { idField, parentField } = kind.family
  const newDocument = async () => (await testServer.createDocument(app)).documentId
  const [first, second] = kind.versions({
    habitIds: [await testServer.createHabit(app), await testServer.createHabit(app)],
    documentIds: [await newDocument(), await newDocument()],
  })
  const [firstFiles, secondFiles] = kind.files(pictures)
  const files = () =>
    testServer.adminPool
      .query('SELECT id FROM image WHERE app_id = $1', [app.appId])
      .then(({ rowCount }) => rowCount)
  return {
    ...desk,
    first,
    second,
    files,
    create: (more: object = {}) =>
      testServer.call(
        kind.create,
        { [parentField]: parentIds[0], title: 'Titel', ...first.writtenFields, ...more },
        { ...manager, files: firstFiles },
      ),
    change: (id: string, more: object = {}) =>
      testServer.call(
        kind.update,
        { [idField]: id, title: 'Anderer Titel', ...second.writtenFields, ...more },
        { ...manager, files: secondFiles },
      ),
  }
}

/** Another type of the same family, without files. */
const otherKind = ({ family, type }: ElementKind) => {
  const other = ELEMENT_KINDS.find(
    (each) => each.family === family && each.type !== type && each.type === 'RICH_TEXT',
  )
  return (
    other ?? ELEMENT_KINDS.find((each) => each.family === family && ['VIDEO', 'TIP_BOX'].includes(each.type))
  )
}

describe.each(KINDS)('%s', (_, kind) => {
  const { type, hasPicture } = kind
  const { idField, parentField } = kind.family
  /** One picture of a person is decoded and one waits. */
  const callsAtOnce = hasPicture ? 2 : 6

  test('is placed at the end of its page, as it was written, for learners too', async () => {
    const { create, elements, managed, first } = await openDesk(kind)
    const ids = []
    for (const title of ['Eins', 'Zwei', 'Drei']) ids.push((await create({ title })).body[idField])
    const shownElements = await elements()
    expect(shownElements.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Drei'])
    expect(shownElements.map((element) => element[idField as never])).toEqual(ids)
    expect(shownElements[0]).toMatchObject({ type, ...first.shownFields })
    expect((await managed())?.map(({ revision }) => revision)).toEqual([1, 1, 1])
  })

  test('is idempotent: retrying with the same id returns the first answer', async () => {
    const { create, elements, files } = await openDesk(kind)
    const id = randomUUID()
    const before = await create({ [idField]: id })
    const keptFiles = await files()
    expect(before.body).toEqual({ [idField]: id })
    expect((await create({ [idField]: id })).body).toEqual(before.body)
    expect(await elements()).toHaveLength(1)
    await testServer.runJobs()
    expect(await files()).toBe(keptFiles)
  })

  test('is created once by concurrent calls with the same id', async () => {
    const { create, elements, files } = await openDesk(kind)
    const before = (await files()) ?? 0
    const id = randomUUID()
    expect(await callConcurrently(callsAtOnce, () => create({ [idField]: id }))).toEqual({ 200: callsAtOnce })
    expect(await elements()).toHaveLength(1)
    await testServer.runJobs()
    expect(await files()).toBe(before + (hasPicture ? 1 : 0))
  })

  test('refuses an id in use, and changes nothing of that element', async () => {
    const { create, elements, parentIds } = await openDesk(kind)
    const { [idField]: id } = (await create()).body
    const before = await elements()
    for (const other of [{ [parentField]: parentIds[1] }, { title: 'Ein anderer' }])
      expect(await create({ [idField]: id, ...other }).then(outcome)).toEqual([409, 'conflict'])
    expect(await elements()).toEqual(before)
    expect(await elements(1)).toEqual([])
  })

  test('requires a parent of this app', async () => {
    const { create } = await openDesk(kind)
    const elsewhere = await openDesk(kind)
    for (const parentId of [elsewhere.parentIds[0], NOWHERE])
      expect(await create({ [parentField]: parentId }).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.elements()).toEqual([])
  })

  test('has a title of at most 255 characters', async () => {
    const { create, elements } = await openDesk(kind)
    expect(await create({ title: 'ä'.repeat(255) }).then(outcome)).toBe(200)
    for (const [title, message] of [
      ['ä'.repeat(256), 'Der Wert darf höchstens 255 Zeichen lang sein'],
      ['  ', 'Dieses Feld muss gefüllt sein'],
    ])
      expect((await create({ title })).refusal).toMatchObject({ fields: { title: message } })
    expect(await elements()).toHaveLength(1)
  })

  test('is changed at its position, and learners see the change', async () => {
    const { create, change, elements, managed, second } = await openDesk(kind)
    const { [idField]: id } = (await create()).body
    await create({ title: 'Danach' })
    expect(await change(id, { revision: 1 }).then(outcome)).toBe(200)
    const [changedElement, behind] = await elements()
    expect(changedElement).toMatchObject({
      [idField]: id,
      type,
      title: 'Anderer Titel',
      ...second.shownFields,
    })
    expect(behind?.title).toBe('Danach')
    expect((await managed())?.[0]?.revision).toBe(2)
  })

  test('is not overwritten with an outdated revision', async () => {
    const { create, change, elements } = await openDesk(kind)
    const { [idField]: id } = (await create()).body
    const counts = await callConcurrently(callsAtOnce, () => change(id, { revision: 1 }))
    expect(counts).toEqual({ 200: 1, 409: callsAtOnce - 1 })
    const before = await elements()
    expect(await change(id, { revision: 1, title: 'Zu spät' }).then(outcome)).toEqual([409, 'conflict'])
    expect(await elements()).toEqual(before)
    expect(await change(id, { title: 'Ohne Angabe' }).then(outcome)).toBe(200)
  })

  test('is changed only in its own app', async () => {
    const { change } = await openDesk(kind)
    const elsewhere = await openDesk(kind)
    const foreign = (await elsewhere.create()).body[idField]
    const before = await elsewhere.elements()
    for (const id of [foreign, NOWHERE]) expect(await change(id).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.elements()).toEqual(before)
  })

  test('cannot become another type', async () => {
    const { change, manager, elements, parentIds } = await openDesk(kind)
    const other = otherKind(kind)
    if (!other) throw new Error('the family has one type only')
    const [{ writtenFields: input }] = other.versions(NOTHING_REFERRED)
    const element = { [parentField]: parentIds[0], title: 'Etwas anderes', ...input }
    const id = (await testServer.call(other.create, element, manager)).body[idField]
    const before = await elements()
    expect(await change(id).then(outcome)).toEqual([404, 'not-found'])
    expect(await elements()).toEqual(before)
  })
})
