import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CheckedItem, findingsOfItem, preventsPublishingOfItem } from './item-findings.ts'

const READABLE = '00000000-0000-4000-8000-000000000001'
const UNKNOWN = '00000000-0000-4000-8000-000000000002'
const DESTINATIONS = { hosts: ['firma.example'], readableIds: new Set([READABLE]) }

const RULES = z.object({
  title: z.string().check(z.minLength(1)),
  hint: z.optional(z.string()),
  steps: z.array(z.string().check(z.minLength(1))),
})

const check = (fields: object, pictures: CheckedItem['pictures'] = {}) =>
  findingsOfItem(
    { rules: RULES, fields: { title: 'Brot', steps: ['Backen'], ...fields }, pictures },
    DESTINATIONS,
  )
const placesOf = (...findings: ReturnType<typeof check>) => findings.map(({ kind, field }) => [kind, field])
const linkTo = (path: string) => `<a href="https://firma.example${path}">hier</a>`

test.each<[object, [string, string][]]>([
  [{}, []],
  [{ hint: null }, []],
  [{ title: '' }, [['FIELD_NOT_VALID', 'title']]],
  [{ steps: ['Backen', ''] }, [['FIELD_NOT_VALID', 'steps.1']]],
  [{ hint: linkTo(`/rezepte/rezept/${READABLE}`) }, []],
  [{ hint: linkTo('/rezepte') }, []],
  [{ steps: [linkTo(`/rezepte/rezept/${UNKNOWN}`)] }, [['LINK_LEADS_NOWHERE', 'steps']]],
  [{ hint: linkTo(`/blog/artikel/${UNKNOWN}`) }, [['LINK_LEADS_NOWHERE', 'hint']]],
  [{ hint: linkTo(`/erfahrungsberichte/erfahrungsbericht/${UNKNOWN}`) }, [['LINK_LEADS_NOWHERE', 'hint']]],
])('%j', (fields, findings) => {
  expect(placesOf(...check(fields))).toEqual(findings)
})

test('a picture without a text is named, and prevents nothing', () => {
  const findings = check(
    { title: '' },
    { photo: { alternativeText: ' ' }, other: { alternativeText: 'Ein Glas' } },
  )
  expect(placesOf(...findings)).toEqual([
    ['FIELD_NOT_VALID', 'title'],
    ['PICTURE_WITHOUT_TEXT', 'photo'],
  ])
  expect(findings.map(preventsPublishingOfItem)).toEqual([true, false])
})
