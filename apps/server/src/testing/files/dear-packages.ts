import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { TestFile } from '../call.ts'
import { articlePackage, asFile, filesOf, modulePackage, recipePackage } from './course-package.ts'

/** The lengths of a field, and of the text of a package; a little is left for the rest. */
const [FIELD, TEXT] = [64 * 1024, 4_150_000]

const fill = (part: string, length: number): string => part.repeat(Math.floor(length / part.length))

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const FIELDS = Math.floor(TEXT / (FIELD + 200))
const MARKUP = fill('a<br>', FIELD)

const [page] = modulePackage.item.pages
const moduleOf = (elements: object[]) => ({
  ...modulePackage,
  item: { ...modulePackage.item, pages: [{ ...page, contentElements: elements }] },
})
const recipeOf = (fields: object) => ({ ...recipePackage, item: { ...recipePackage.item, ...fields } })

/** Each is a few kilobytes when packed, and expensive to read. */
const DEAR: Readonly<Record<string, () => { content: object; replace?: [from: string, to: string] }>> = {
  'a module of markup': () => ({
    content: moduleOf(times(FIELDS, { type: 'RICH_TEXT', title: 'Text', textHtml: MARKUP })),
  }),
  'habits of markup': () => ({
    content: moduleOf(
      times(FIELDS, {
        type: 'HABIT_PROPOSAL',
        title: 'Text',
        habit: { title: 'Trinken', minRuntime: 4, introduction: MARKUP },
      }),
    ),
  }),
  'an article of markup': () => ({
    content: {
      ...articlePackage,
      item: {
        ...articlePackage.item,
        contentElements: times(FIELDS, { type: 'TIP_BOX', title: 'Tipp', tipHtml: MARKUP }),
      },
    },
  }),
  'a recipe of a million steps': () => ({
    content: recipeOf({ preparationSteps: times(Math.floor(TEXT / 4), 'a') }),
  }),
  'a module of a million pages': () => ({
    content: { ...modulePackage, item: { ...modulePackage.item, pages: times(Math.floor(TEXT / 3), {}) } },
  }),
  'lists in lists': () => ({
    content: recipeOf({ diets: 'HERE' }),
    replace: ['"HERE"', `${fill('[', TEXT / 2)}${fill(']', TEXT / 2)}`],
  }),
}

export const DEAR_PACKAGES = Object.keys(DEAR)

export const dearPackage = async (kind: string): Promise<TestFile> => {
  const make = DEAR[kind]
  if (!make) throw new Error(`there is no dear package ${kind}`)
  const { content, replace: [from, to] = ['', ''] } = make()
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(content).replace(from, to)), 'course-package.json')
  for (const [name, bytes] of Object.entries(filesOf({}))) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return asFile(await buffer(zip.outputStream))
}
