import { SEARCH_KINDS } from '@wohlauf/contract/search/search'
import { textOf } from '@wohlauf/contract/values/rich-text'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ELEMENT_KINDS, type ElementKind } from '../../testing/content/written-elements.ts'
import { runAsRuntime } from '../../testing/database/as-runtime.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { SCHEMAS } from '../database/function-schemas.ts'

const testServer = await startTestServer()
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})

const [first, second] = [await makePicture(400, 200, 'jpeg'), await makePicture(200, 400, 'jpeg')]

/** The words differ so much that a search for one of them does not find another instead. */
const WORDS =
  'Holunder Kardamom Zwetschge Majoran Ingwer Safran Quitte Wacholder Thymian Lavendel Fenchel Brokkoli'

type Text = { path: string; text: string }

/** Every text of a value, at any depth, without ids. */
const textsOf = (value: unknown, path: readonly string[] = []): Text[] => {
  if (typeof value === 'string')
    return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
      ? []
      : [{ path: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, isList ? '*' : name]))
}

/** A copy of an element's input in which each text is another word, in rich texts with a bold part. */
const withWords = ({ elementType }: ElementKind, fields: Record<string, unknown>) => {
  const remainingWords = WORDS.split(' ')
  const rich = new Set(richTextFields(z.object(elementType.written)).map(({ path }) => path.join('.')))
  const replaceAt = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaceAt(each, [...path, '*']))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, replaceAt(each, [...path, name])]),
      )
    // The id of a video has to be a number.
    if (textsOf(value).length === 0 || /^\d+$/.test(String(value))) return value
    const word = remainingWords.shift()
    if (!word) throw new Error('there are more texts than words')
    return rich.has(path.join('.')) ? `<strong>${word.slice(0, 3)}</strong>${word.slice(3)}` : word
  }
  return replaceAt(fields, []) as Record<string, unknown>
}

/** The reason why readers do not find an element by one of its texts; undefined for all others. */
const reasonNotToFind = ({ elementType }: ElementKind, path: string): string | undefined => {
  if (elementType.feature) return 'the app can switch the feature off without a write to the element’s parent'
  if (path === 'image.alternativeText') return 'a picture’s description has a row of its own'
  return elementType.unsearched?.[path]
}

type Entries = readonly Readonly<Record<string, unknown>>[]

/** The words of the right answers, which are found although they are among the `unsearched`. */
const solutionsIn = ({ elementType }: ElementKind, element: object | undefined): Set<string> => {
  const { solution } = elementType
  if (!solution) return new Set()
  const entries = (element as Record<string, Entries>)[solution.list] ?? []
  const right = entries.filter((entry) => entry[solution.isRight] === true)
  expect(right).toHaveLength(1)
  return new Set(right.map((entry) => textOf(String(entry[solution.text]))))
}

/** The parents of elements that a text finds. */
const parentsFoundBy = (text: string, appId: string, parentIds: readonly string[]) =>
  asRuntime({ appId, userId: null, reach: 'own' }, async (query) => {
    const { rows } = await query(
      `/* of the test */ SELECT id FROM ${SCHEMAS.search}.find_entries($1, $2, $3, 10)`,
      [text, Object.keys(SEARCH_KINDS), parentIds],
    )
    return rows.map(({ id }) => id)
  })

test.each(ELEMENT_KINDS.map((kind) => [kind.name, kind] as const))(
  'each text of a %s finds its parent, if it is read before a response or is the solution',
  async (_, kind) => {
    const { family, elementType } = kind
    const { app, manager, parentIds, elements } = await kind.createDesk(testServer)
    const [habitId, { documentId }] = [
      await testServer.createHabit(app),
      await testServer.createDocument(app),
    ]
    const [{ writtenFields: fields }] = kind.versions({
      habitIds: [habitId, ''],
      documentIds: [documentId, ''],
    })
    const writtenInput = withWords(kind, { title: 'Titel', ...fields })
    const [files] = kind.files([first, second])
    const input = { [family.parentField]: parentIds[0], ...writtenInput }
    expect((await testServer.call(kind.create, input, { ...manager, files })).status).toBe(200)

    const words = new Set(textsOf(writtenInput).map(({ text }) => textOf(text)))
    const [element] = await elements()
    const shownTexts = textsOf(element).flatMap(({ path, text }) =>
      words.has(textOf(text)) ? [{ path, word: textOf(text) }] : [],
    )
    expect(new Set(shownTexts.map(({ word }) => word))).toEqual(words)
    expect(shownTexts.map(({ path }) => path)).toEqual(
      expect.arrayContaining(Object.keys(elementType.unsearched ?? {})),
    )
    const solutions = solutionsIn(kind, element)
    for (const { path, word } of shownTexts) {
      const expectedIds = reasonNotToFind(kind, path) && !solutions.has(word) ? [] : [parentIds[0]]
      expect([path, await parentsFoundBy(word, app.appId, parentIds)]).toEqual([path, expectedIds])
    }
  },
)
