import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HTML_CANARY } from '../../../testing/content/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/content/harmless-html.ts'
import { ELEMENT_KINDS, type ElementKind } from '../../../testing/content/written-elements.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Field = {
  kind: ElementKind
  profile: RichTextProfile
  /** The field of a form that shows the error; for a list, that of its first entry. */
  path: string
  inputWith: (html: string, documentId: string) => object
}

/** A copy of a value with another value at a path. */
const withAt = (value: unknown, [name, ...rest]: readonly string[], html: string): unknown => {
  if (name === undefined) return html
  if (Array.isArray(value)) return value.map((item, index) => (index === 0 ? withAt(item, rest, html) : item))
  const record = value as Record<string, unknown>
  return { ...record, [name]: withAt(record[name], rest, html) }
}

/** Every HTML field of the elements, according to their types. */
const FIELDS = ELEMENT_KINDS.flatMap((kind) =>
  richTextFields(z.object(kind.elementType.written)).map(({ path, profile }): [string, Field] => [
    `${path.join('.')} of ${kind.name}`,
    {
      kind,
      profile,
      path: path.join('.').replaceAll('*', '0'),
      inputWith: (html, documentId) => {
        const [{ writtenFields: fields }] = kind.versions({
          habitIds: ['', ''],
          documentIds: [documentId, documentId],
        })
        return withAt(fields, path, html) as object
      },
    },
  ]),
)

test('the fields of the specified types are among them', () => {
  expect(FIELDS.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'textHtml of RICH_TEXT in pages of modules',
      'possibleAnswers.*.explanation of QUIZ in pages of modules',
      'introduction of ACKNOWLEDGEMENT in pages of modules',
      'documentExplanation of DOCUMENT in pages of modules',
      'question of SELF_REFLECTION in pages of modules',
      'selfReflectionOptions.*.reaction of SELF_REFLECTION in pages of modules',
      'textHtml of RICH_TEXT in articles of the blog',
      'tipHtml of TIP_BOX in articles of the blog',
      'strategies.* of STRATEGIES in articles of the blog',
    ]),
  )
})

/** The value at a path with dots. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

/** The longest text of a field; a single item is shorter (`decisions.md`, point 22). */
const longestOf = ({ profile }: Field) => {
  if (profile.tags.includes('p')) return `<p>${'ä'.repeat(32 * 1024 - 4)}ab</p>`.slice(0, -1)
  return `${'<strong>ä</strong>'.repeat(107)}${'a'.repeat(15)}`
}

describe.each(FIELDS)('%s', (_, field) => {
  const { kind, profile, path, inputWith: fields } = field
  const openDesk = async () => {
    const { app, manager, parentIds, elements } = await kind.createDesk(testServer)
    const { documentId } = await testServer.createDocument(app)
    return {
      write: (html: string) =>
        testServer.call(
          kind.create,
          { [kind.family.parentField]: parentIds[0], title: 'Titel', ...fields(html, documentId) },
          manager,
        ),
      shownTexts: async () => (await elements()).map((element) => String(at(element, path))),
    }
  }

  // The sanitizer's own test covers every attack in every profile; this one only checks that each field is sanitized
  // by its own profile.
  test('is shown to readers sanitized to its profile', async () => {
    const { write, shownTexts } = await openDesk()
    expect((await write(HTML_CANARY)).status).toBe(200)
    const [html = ''] = await shownTexts()
    expect(html).toMatch(harmlessHtml(profile))
    expect(html).not.toMatch(DANGEROUS_ADDRESS)
    expect(html).toContain('Vorher')
    expect(html.includes('<h2>')).toBe(profile.tags.includes('h2'))
    expect(html.includes('<ul>')).toBe(profile.tags.includes('ul'))
    expect(html.includes('<a href="https://a.example/"')).toBe(profile.hasLinks)
  })

  test('is refused like an empty one when it is empty after sanitizing', async () => {
    const { write, shownTexts } = await openDesk()
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
    expect(await shownTexts()).toEqual([])
  })

  test('accepts up to its length in bytes', async () => {
    const { write } = await openDesk()
    const longest = longestOf(field)
    expect(Buffer.byteLength(longest)).toBe(profile.tags.includes('p') ? 64 * 1024 : 2 * 1024)
    expect((await write(longest)).status).toBe(200)
    expect((await write(`${longest}a`)).refusal).toMatchObject({ fields: { [path]: 'Der Text ist zu lang' } })
  })
})
