import { elementTypeOf } from '@wohlauf/contract/content-elements'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RichTextProfile } from '@wohlauf/contract/rich-text'
import { richTextFields } from '@wohlauf/contract/written-rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HTML_CANARY } from '../../../testing/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/harmless-html.ts'
import { createAuthoring } from '../../../testing/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { ELEMENT_KINDS } from '../../../testing/written-elements.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Field = {
  operation: AnyOperation
  profile: RichTextProfile
  /** The field of a form that shows the error; for a list, that of its first entry. */
  path: string
  given: (html: string, documentId: string) => object
}

/** A copy of a value with another value at a path. */
const withAt = (value: unknown, [name, ...rest]: readonly string[], html: string): unknown => {
  if (name === undefined) return html
  if (Array.isArray(value)) return value.map((item, index) => (index === 0 ? withAt(item, rest, html) : item))
  const record = value as Record<string, unknown>
  return { ...record, [name]: withAt(record[name], rest, html) }
}

/** Every HTML field of the elements, as their types state them. */
const FIELDS = ELEMENT_KINDS.flatMap(({ type, create, versions }) =>
  richTextFields(z.object(elementTypeOf(type).written)).map(({ path, profile }): [string, Field] => [
    `${type} ${path.join('.')}`,
    {
      operation: create,
      profile,
      path: path.join('.').replaceAll('*', '0'),
      given: (html, documentId) => {
        const [{ given }] = versions({ habitIds: ['', ''], documentIds: [documentId, documentId] })
        return withAt(given, path, html) as object
      },
    },
  ]),
)

test('the fields of the specified types are among them', () => {
  expect(FIELDS.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'RICH_TEXT textHtml',
      'QUIZ possibleAnswers.*.explanation',
      'ACKNOWLEDGEMENT introduction',
      'DOCUMENT documentExplanation',
      'SELF_REFLECTION question',
      'SELF_REFLECTION selfReflectionOptions.*.reaction',
    ]),
  )
})

/** The value at a path with dots. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

describe.each(FIELDS)('%s', (_, { operation, profile, path, given }) => {
  const createDesk = async () => {
    const desk = await createAuthoring(testServer)
    const { documentId } = await testServer.createDocument(desk.app)
    return {
      write: (html: string) =>
        testServer.call(
          operation,
          { modulePageId: desk.pageId(0), title: 'Titel', ...given(html, documentId) },
          desk.manager,
        ),
      shown: async () =>
        ((await desk.read()).pages[0]?.contentElements ?? []).map((element) => String(at(element, path))),
    }
  }

  // The sanitizer's own test covers every attack in every profile; here it is only checked that each field is
  // sanitized by its own profile.
  test('is shown to readers sanitized to its profile', async () => {
    const { write, shown } = await createDesk()
    expect((await write(HTML_CANARY)).status).toBe(200)
    const [html = ''] = await shown()
    expect(html).toMatch(harmlessHtml(profile))
    expect(html).not.toMatch(DANGEROUS_ADDRESS)
    expect(html).toContain('Vorher')
    expect(html.includes('<h2>')).toBe(profile.tags.includes('h2'))
    expect(html.includes('<ul>')).toBe(profile.tags.includes('ul'))
    expect(html.includes('<a href="https://a.example/"')).toBe(profile.hasLinks)
  })

  test('is refused like an empty one when it is empty after sanitizing', async () => {
    const { write, shown } = await createDesk()
    const texts = [
      '',
      '<p></p>',
      '<p>&nbsp;<br></p>',
      '<script>alert(1)</script>',
      '<p><svg>x</svg>\u200b</p>',
    ]
    for (const html of texts)
      expect((await write(html)).refusal).toEqual({
        identifier: 'not-valid',
        message: 'Bitte überprüfe deine Angaben.',
        fields: { [path]: 'Dieses Feld muss gefüllt sein' },
      })
    expect(await shown()).toEqual([])
  })

  test('accepts up to sixty-four kibibytes', async () => {
    const { write } = await createDesk()
    const longest = `<p>${'ä'.repeat(32 * 1024 - 4)}ab</p>`.slice(0, -1)
    expect(Buffer.byteLength(longest)).toBe(64 * 1024)
    expect((await write(longest)).status).toBe(200)
    expect((await write(`${longest}a`)).refusal).toMatchObject({ fields: { [path]: 'Der Text ist zu lang' } })
  })
})
