import { randomUUID } from 'node:crypto'
import { getLegalText } from '@wohlauf/contract/legal/legal'
import {
  createLegalTextAsAdmin,
  deleteLegalTextAsAdmin,
  getLegalTextsAsAdmin,
  updateLegalTextAsAdmin,
} from '@wohlauf/contract/legal/legal-as-admin'
import type { InputOf } from '@wohlauf/contract/operation'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/transaction.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { duringChange } from '../../../testing/during-change.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { legalText } from '../database/tables.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A late day, so that the database, which has a clock of its own, allows changes of planned versions. */
const TODAY = '2099-03-04'
testServer.clock.set(`${TODAY}T09:00:00Z`)
const admin = await testServer.createAdmin({ emailAddress: 'recht@wohlauf.example' })
const as = { token: await testServer.signInAdmin(admin) }

type LegalTextFields = Partial<InputOf<typeof createLegalTextAsAdmin>>

const versionInput = (of: TestApp, more: LegalTextFields = {}) => ({
  appId: of.appId,
  kind: 'IMPRINT' as const,
  validFrom: '2099-04-01',
  bodyHtml: '<h2>Anbieter</h2><p>Muster GmbH</p>',
  ...more,
})
const create = (of: TestApp, more: LegalTextFields = {}) =>
  testServer.call(createLegalTextAsAdmin, versionInput(of, more), as)
const createId = async (of: TestApp, more: LegalTextFields = {}) => (await create(of, more)).body.legalTextId
const remove = (of: TestApp, legalTextId: string) =>
  testServer.call(deleteLegalTextAsAdmin, { appId: of.appId, legalTextId }, as)
const update = (of: TestApp, legalTextId: string, more: object = {}) => {
  const { kind: _, ...input } = versionInput(of)
  return testServer.call(updateLegalTextAsAdmin, { ...input, legalTextId, ...more }, as)
}
const versionsOf = async (of: TestApp) => {
  const { body } = await testServer.call(getLegalTextsAsAdmin, { appId: of.appId }, as)
  return body.filter(({ kind }) => kind === 'IMPRINT')
}
const shownIn = async (of: TestApp) =>
  (await testServer.call(getLegalText, { kind: 'IMPRINT' }, { host: of.host })).body

describe('a version', () => {
  test('is listed with its day and its author, before the standard text that is in force', async () => {
    const own = await testServer.createApp()
    const legalTextId = await createId(own)
    const { body } = await testServer.call(getLegalTextsAsAdmin, { appId: own.appId }, as)
    expect(body.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'TERMS_OF_USE IN_FORCE',
      'DATA_PROTECTION IN_FORCE',
      'IMPRINT PLANNED',
      'IMPRINT IN_FORCE',
    ])
    expect(body[2]).toEqual({
      legalTextId,
      kind: 'IMPRINT',
      version: '2099-04-01',
      validFrom: '2099-04-01',
      state: 'PLANNED',
      bodyHtml: '<h2>Anbieter</h2><p>Muster GmbH</p>',
      writtenAt: testServer.clock.now().toISOString(),
      writtenBy: 'recht@wohlauf.example',
      revision: 1,
    })
    expect(body[3]).toMatchObject({ legalTextId: null, bodyHtml: null, writtenBy: null })
  })

  test('may begin today, and is of this app alone', async () => {
    const [own, other] = [await testServer.createApp(), await testServer.createApp()]
    await createId(own, { validFrom: TODAY })
    expect((await shownIn(own)).bodyHtml).toContain('Muster GmbH')
    expect((await shownIn(other)).bodyHtml).toBeNull()
    expect(await versionsOf(other)).toHaveLength(1)
  })

  test('can be the standard text again', async () => {
    const own = await testServer.createApp()
    await createId(own, { validFrom: TODAY })
    await createId(own, { bodyHtml: null })
    expect((await versionsOf(own)).map(({ bodyHtml }) => bodyHtml === null)).toEqual([true, false, true])
  })

  test('is stored without markup that the toolbar does not offer', async () => {
    const own = await testServer.createApp()
    await createId(own, {
      validFrom: TODAY,
      bodyHtml:
        '<h2 onclick="x()">Titel</h2><script>x()</script><p style="color:red">Text <a href="javascript:x()">a</a> <a href="https://b.example">b</a></p><img src=x onerror=x()>',
    })
    const { bodyHtml } = await shownIn(own)
    expect(bodyHtml).toMatch(/^<h2>Titel<\/h2><p>Text a <a href="https:\/\/b\.example\/"[^>]*>b<\/a><\/p>$/)
  })

  test.each([
    ['a day that is over', { validFrom: '2099-03-03' }, 409, 'Dieser Tag ist schon vorbei'],
    [
      'the day of another version',
      { validFrom: '2099-05-01' },
      409,
      'An diesem Tag beginnt schon eine andere Fassung',
    ],
    ['no day', { validFrom: '2099-02-30' }, 400, 'Der Wert ist nicht gültig'],
    ['no text', { bodyHtml: '<p> </p>' }, 400, 'Dieses Feld muss gefüllt sein'],
    ['nothing but markup', { bodyHtml: '<script>x()</script>' }, 400, 'Dieses Feld muss gefüllt sein'],
    [
      'too much text',
      { bodyHtml: `<p>${'x'.repeat(70_000)}</p>` },
      400,
      expect.stringMatching(/Text.*lang|lang.*Text/),
    ],
  ])('is refused with %s, and nothing is stored', async (_, more, status, message) => {
    const own = await testServer.createApp()
    await createId(own, { validFrom: '2099-05-01' })
    const answer = await create(own, more)
    expect(answer.status).toBe(status)
    expect(Object.values(answer.refusal?.fields ?? {})).toEqual([message])
    expect(await versionsOf(own)).toHaveLength(2)
  })

  test('is created once under its id, and refused with other content', async () => {
    const own = await testServer.createApp()
    const legalTextId = randomUUID()
    for (const _ of [1, 2]) expect(await createId(own, { legalTextId })).toBe(legalTextId)
    expect(outcome(await create(own, { legalTextId, bodyHtml: '<p>Anders</p>' }))).toEqual([409, 'conflict'])
    expect(await versionsOf(own)).toHaveLength(2)
  })

  test('of an app that does not exist is not found', async () => {
    const nowhere = { appId: randomUUID(), host: '', title: '' }
    expect((await create(nowhere)).status).toBe(404)
    expect((await testServer.call(getLegalTextsAsAdmin, { appId: nowhere.appId }, as)).status).toBe(404)
  })

  test('of a day for which another admin is writing one waits, and is refused with the reason', async () => {
    const own = await testServer.createApp()
    const answer = await duringChange(
      testServer,
      [
        { text: 'SELECT FROM app WHERE app_id = $1 FOR NO KEY UPDATE', values: [own.appId] },
        {
          text: "INSERT INTO legal_text (app_id, kind, valid_from, body_html, written_at) VALUES ($1, 'IMPRINT', $2, '<p>Text</p>', now())",
          values: [own.appId, versionInput(own).validFrom],
        },
      ],
      () => create(own),
    )
    expect(answer.refusal?.fields).toEqual({ validFrom: 'An diesem Tag beginnt schon eine andere Fassung' })
    expect(await versionsOf(own)).toHaveLength(2)
  })

  test('of one day is written by one of many admins', async () => {
    const own = await testServer.createApp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(own)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await versionsOf(own)).toHaveLength(2)
  })
})

describe('until its day a version', () => {
  test('can be changed, and moved to another day', async () => {
    const own = await testServer.createApp()
    const legalTextId = await createId(own)
    const change = { validFrom: '2099-06-01', bodyHtml: '<p>Neu</p>', revision: 1 }
    expect((await update(own, legalTextId, change)).status).toBe(200)
    expect((await versionsOf(own))[0]).toMatchObject({ ...change, revision: 2 })
    // The day that it has already is not taken by another one.
    expect((await update(own, legalTextId, { ...change, revision: 2 })).status).toBe(200)
    expect(outcome(await update(own, legalTextId, { ...change, revision: 2 }))).toEqual([409, 'conflict'])
  })

  test('is not moved to a past day, or to one that has a version', async () => {
    const own = await testServer.createApp()
    const legalTextId = await createId(own)
    await createId(own, { validFrom: '2099-05-01' })
    for (const validFrom of ['2099-03-03', '2099-05-01'])
      expect(outcome(await update(own, legalTextId, { validFrom }))).toEqual([
        409,
        'legal-text-day-not-available',
      ])
    expect((await versionsOf(own))[1]?.validFrom).toBe('2099-04-01')
  })

  test('can be deleted, once', async () => {
    const own = await testServer.createApp()
    const legalTextId = await createId(own)
    expect((await remove(own, legalTextId)).status).toBe(200)
    expect((await remove(own, legalTextId)).status).toBe(404)
    expect(await versionsOf(own)).toHaveLength(1)
  })

  test('is found only in its own app', async () => {
    const [own, other] = [await testServer.createApp(), await testServer.createApp()]
    const legalTextId = await createId(own)
    const statuses = [await remove(other, legalTextId), await update(other, legalTextId)]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404])
    expect(await versionsOf(own)).toHaveLength(2)
  })
})

describe('from its day on a version', () => {
  test('is neither changed nor deleted', async () => {
    const own = await testServer.createApp()
    const legalTextId = await createId(own, { validFrom: TODAY })
    for (const answer of [await update(own, legalTextId), await remove(own, legalTextId)])
      expect(outcome(answer)).toEqual([409, 'legal-text-in-force'])
    expect((await shownIn(own)).bodyHtml).toContain('Muster GmbH')
  })

  test('is kept by the database against any statement, and is deleted only with its app', async () => {
    const own = await testServer.createApp()
    const id = randomUUID()
    await testServer.adminPool.query(
      `INSERT INTO legal_text (app_id, id, kind, valid_from, written_at) VALUES ($1, $2, 'IMPRINT', '2020-01-01', now())`,
      [own.appId, id],
    )
    const { platformPool } = testServer.services
    const byId = and(eq(legalText.appId, own.appId), eq(legalText.id, id))
    const keptError = { cause: expect.objectContaining({ message: 'a legal text in force is kept' }) }
    for (const work of [
      () => acrossTenants(platformPool, 'a test', (tx) => tx.delete(legalText).where(byId)),
      () =>
        acrossTenants(platformPool, 'a test', (tx) =>
          tx.update(legalText).set({ validFrom: '2099-01-01' }).where(byId),
        ),
    ])
      await expect(work()).rejects.toMatchObject(keptError)
    await acrossTenants(platformPool, 'a test', (tx) => tx.delete(app).where(eq(app.appId, own.appId)))
    const { rowCount } = await testServer.adminPool.query('SELECT FROM legal_text WHERE id = $1', [id])
    expect(rowCount).toBe(0)
  })
})
