import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JOBS } from '../composition/jobs.ts'
import { MAILS } from '../composition/mails.ts'
import { JOB_TITLES, MAIL_TITLES } from '../contexts/administration/titles-of-kinds.ts'
import type { AnyJob } from '../platform/jobs/job.ts'
import { renderSample, TEMPLATE_STYLES } from '../platform/mail/mailbox/templates.ts'

const contexts = fileURLToPath(new URL('../contexts/', import.meta.url))

/** The names of the files in a folder of every context. */
const filesIn = (folder: string): string[] =>
  globSync(`{*,*/*}/${folder}/**/*.ts`, { cwd: contexts })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))

/** Files in a folder of mails that are not mails. */
const NO_MAILS = ['mail-already-registered']

/** The keys of a payload that are not ids of our own rows. */
const strangeKeys = ({ payload }: Pick<AnyJob, 'payload'>): string[] => {
  type Field = { format?: string; items?: Field }
  const schema = z.toJSONSchema(payload) as { properties?: Record<string, Field> }
  const isId = (key: string, { format, items }: Field) =>
    format === 'uuid' ? /.Id$/.test(key) : items?.format === 'uuid' && /.Ids$/.test(key)
  return Object.entries(schema.properties ?? {})
    .filter(([key, field]) => !isId(key, field) || /^(user|account|admin)Ids?$/.test(key))
    .map(([key]) => key)
}

describe('the payload', () => {
  test.each(JOBS.map((job) => [job.name, job] as const))(
    'of %s carries only ids of our own rows',
    (_, job) => {
      expect(strangeKeys(job)).toEqual([])
    },
  )

  test.each([
    [z.object({ emailAddress: z.string() }), ['emailAddress']],
    [z.object({ userId: z.uuid(), accountId: z.uuid() }), ['userId', 'accountId']],
    [z.object({ mailId: z.uuid(), noteId: z.string() }), ['noteId']],
    [z.object({ mailIds: z.array(z.uuid()), noteIds: z.array(z.string()) }), ['noteIds']],
    [z.object({ userIds: z.array(z.uuid()), mailId: z.array(z.uuid()) }), ['userIds', 'mailId']],
  ])('with other fields than ids is reported', (payload, keys) => {
    expect(strangeKeys({ payload })).toEqual(keys)
  })
})

test('every file in a context’s folder of jobs defines the job of its name', () => {
  expect(JOBS.map(({ name }) => name)).toEqual(expect.arrayContaining(filesIn('jobs')))
})

test('every file in a context’s folder of mails defines the mail of its name, and no mail is defined elsewhere', () => {
  const files = filesIn('mails').filter((name) => !NO_MAILS.includes(name))
  expect(MAILS.map(({ kind }) => kind).sort()).toEqual(files.sort())
})

test('admins are told in German what each job and each mail is for', () => {
  expect(Object.keys(JOB_TITLES).sort()).toEqual(JOBS.map(({ name }) => name).sort())
  expect(Object.keys(MAIL_TITLES).sort()).toEqual(MAILS.map(({ kind }) => kind).sort())
})

test('no two jobs or mails share a name', () => {
  for (const names of [JOBS.map(({ name }) => name), MAILS.map(({ kind }) => kind)])
    expect(new Set(names).size).toBe(names.length)
})

/** Texts that others may see beside the recipient: on a locked phone, in a list of mails. */
test.each(MAILS.map((mail) => [mail.kind, mail] as const))(
  '%s has the recipient’s name in its salutation at most, and a reminder not even there',
  async (_, mail) => {
    const name = 'Zacharias-Ottokar'
    const { subject, html, text } = await renderSample(mail, 'default', name)
    expect(subject).not.toContain(name)
    const salutation = new RegExp(`^Hallo ${name},$`, 'm')
    expect(text.replace(salutation, '')).not.toContain(name)
    expect(html.split(name).length - 1).toBe(salutation.test(text) ? 1 : 0)
    if (mail.unsubscribe) expect(text).not.toContain(name)
  },
)

test('most mails begin with a salutation, which reads well without a name too', async () => {
  const texts = await Promise.all(MAILS.map((mail) => renderSample(mail, 'default', '')))
  expect(texts.filter(({ text }) => /^Hallo,$/m.test(text)).length).toBeGreaterThan(20)
  for (const { text } of texts) expect(text).not.toMatch(/Hallo\s+,/)
})

test.each(MAILS.map((mail) => [mail.kind, mail] as const))('%s renders in both styles', async (_, mail) => {
  for (const style of TEMPLATE_STYLES) {
    const { subject, html, text } = await renderSample(mail, style)
    expect(subject).not.toBe('')
    expect(text).toContain(subject)
    // A picture is attached: no remote address learns that the mail was opened.
    expect(html).not.toMatch(/<img(?![^>]* src="cid:)|<script|undefined|\[object/)
  }
})
