import '@wohlauf/contract/values/german-errors'
import { CoursePackage, type ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import { ARTICLE_ELEMENTS, PAGE_ELEMENTS } from '@wohlauf/contract/course-packages/element-in-package'
import {
  documentsOf,
  elementsOf,
  habitsOf,
  picturesOf,
} from '@wohlauf/contract/course-packages/package-contents'
import {
  MAX_DOCUMENTS,
  MAX_ELEMENTS,
  MAX_HABITS,
  MAX_PACKAGE_TAGS,
  MAX_PICTURES,
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
} from '@wohlauf/contract/course-packages/package-limits'
import { RECIPE } from '@wohlauf/contract/recipes/recipes-as-manager'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'
import { cleanFields } from '../../base/html/clean-fields.ts'
import { Refusal } from '../../base/refusal.ts'
import { PackageTooLarge, packageFault } from './package-fault.ts'
import { placeInPackage } from './place-in-package.ts'

const Head = z.object({ format: z.literal(PACKAGE_FORMAT), version: z.int() })

/** Objects of the contract that calls share leave out unknown fields; a package must not have any. */
const findUnknown = (
  json: unknown,
  parsed: unknown,
  path: readonly PropertyKey[] = [],
): readonly PropertyKey[] | null => {
  if (typeof json !== 'object' || json === null) return null
  const isList = Array.isArray(json)
  for (const [name, value] of Object.entries(json)) {
    const inner = [...path, isList ? Number(name) : name]
    if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, name)) return inner
    const unknown = findUnknown(value, (parsed as Record<string, unknown>)[name], inner)
    if (unknown) return unknown
  }
  return null
}

const at = (path: readonly PropertyKey[], reason: string): Refusal => {
  const place = placeInPackage(path)
  return packageFault(place ? `${place}: ${reason}` : reason)
}

/** Compares as JSON: a missing optional text is undefined afterwards. */
const isClean = (value: object, schema: z.core.$ZodType): boolean => {
  try {
    return JSON.stringify(cleanFields(value, richTextFields(schema))) === JSON.stringify(value)
  } catch {
    return false
  }
}

/** Refuses markup that saving would remove: the product has not saved it. */
const refuseMarkup = (item: ItemInPackage): void => {
  const refuse = (place: string): Refusal =>
    packageFault(`${place}ein Text enthält Markup, das dort nicht erlaubt ist`)
  const schemas = item.kind === 'MODULE' ? PAGE_ELEMENTS : ARTICLE_ELEMENTS
  for (const element of elementsOf(item)) {
    const schema = schemas[element.type]
    if (!schema || !isClean(element, schema)) throw refuse(`„${element.title}“, `)
  }
  if (item.kind === 'RECIPE' && !isClean(item, z.object(RECIPE.written))) throw refuse('')
}

const refuseExcess = (item: ItemInPackage): void => {
  const counts: [number: number, max: number, what: string][] = [
    [elementsOf(item).length, MAX_ELEMENTS, 'Inhalte'],
    [picturesOf(item).length, MAX_PICTURES, 'Bilder'],
    [documentsOf(item).length, MAX_DOCUMENTS, 'Dokumente'],
    [habitsOf(item).length, MAX_HABITS, 'Gewohnheiten'],
  ]
  for (const [number, max, what] of counts)
    if (number > max) throw new PackageTooLarge(`Es darf höchstens ${max.toLocaleString('de')} ${what} haben`)
}

/** Called before any text is cleaned. */
const refuseMuchMarkup = (item: ItemInPackage): void => {
  if (JSON.stringify(item).split('<').length > MAX_PACKAGE_TAGS)
    throw new PackageTooLarge(
      `Seine Texte dürfen zusammen höchstens ${MAX_PACKAGE_TAGS.toLocaleString('de')} Formatierungen (HTML-Tags) haben`,
    )
}

/**
 * @param value the JSON of a package
 * @throws Refusal `package-of-newer-version`, or `package-not-valid` with the reason and where it is
 */
export const parsePackage = (value: unknown): ItemInPackage => {
  const head = Head.safeParse(value)
  if (!head.success) throw new Refusal('package-not-valid', { message: 'Das ist kein Kurspaket.' })
  if (head.data.version > PACKAGE_VERSION) throw new Refusal('package-of-newer-version')
  const { data, error } = CoursePackage.safeParse(value)
  if (!data) {
    const [issue] = error.issues
    if (issue?.code === 'unrecognized_keys')
      throw at([...issue.path, issue.keys[0] ?? ''], 'dieses Feld gibt es nicht')
    throw at(issue?.path ?? [], issue?.message ?? 'es ist nicht lesbar')
  }
  const unknown = findUnknown(value, data)
  if (unknown) throw at(unknown, 'dieses Feld gibt es nicht')
  refuseExcess(data.item)
  refuseMuchMarkup(data.item)
  refuseMarkup(data.item)
  return data.item
}
