import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JOBS } from '../composition/jobs.ts'
import { MAILS } from '../composition/mails.ts'
import type { AnyJob } from '../platform/jobs/job.ts'
import { renderSample, TEMPLATE_STYLES } from '../platform/mail/mailbox/templates.ts'

const contexts = fileURLToPath(new URL('../contexts/', import.meta.url))

/** What the files of a folder of every context export. */
const exportedFrom = async (folder: string): Promise<[string, unknown][]> => {
  const files = globSync(`*/${folder}/*.ts`, { cwd: contexts }).filter((file) => !file.endsWith('.test.ts'))
  const modules = files.map(async (file) => {
    const exported = Object.values(await import(pathToFileURL(contexts + file).href))
    return exported.map((value): [string, unknown] => [file, value])
  })
  return (await Promise.all(modules)).flat()
}

/** The keys of a payload that are no id of our own rows. */
const strangeKeys = ({ payload }: Pick<AnyJob, 'payload'>): string[] => {
  const schema = z.toJSONSchema(payload) as {
    properties?: Record<string, { type?: string; format?: string }>
  }
  return Object.entries(schema.properties ?? {})
    .filter(
      ([key, { format }]) => !/.Id$/.test(key) || /^(user|account|admin)Id$/.test(key) || format !== 'uuid',
    )
    .map(([key]) => key)
}

describe('a payload', () => {
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
  ])('that carried more would be found', (payload, keys) => {
    expect(strangeKeys({ payload })).toEqual(keys)
  })
})

test('every job of a context is listed in composition/jobs.ts', async () => {
  const names = JOBS.map(({ name }) => name)
  const forgotten = (await exportedFrom('jobs')).filter(([, value]) => {
    const { name, run } = (value ?? {}) as { name?: string; run?: unknown }
    return typeof run === 'function' && !names.includes(name ?? '')
  })
  expect(forgotten.map(([file]) => file)).toEqual([])
})

test('every mail of a context is listed in composition/mails.ts', async () => {
  const kinds = MAILS.map(({ kind }) => kind)
  const forgotten = (await exportedFrom('mails')).filter(([, value]) => {
    const { kind, body } = (value ?? {}) as { kind?: string; body?: unknown }
    return typeof body === 'function' && !kinds.includes(kind ?? '')
  })
  expect(forgotten.map(([file]) => file)).toEqual([])
})

describe.runIf(MAILS.length > 0)('a mail', () => {
  test.each(MAILS.map((mail) => [mail.kind, mail] as const))(
    '%s can be looked at in both styles',
    async (_, mail) => {
      for (const style of TEMPLATE_STYLES) {
        const { subject, html, text } = await renderSample(mail, style)
        expect(subject).not.toBe('')
        expect(text).toContain(subject)
        expect(html).not.toMatch(/<img|<script|undefined|\[object/)
      }
    },
  )
})
