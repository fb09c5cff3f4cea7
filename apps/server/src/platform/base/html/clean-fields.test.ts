import { LISTS } from '@wohlauf/contract/values/rich-text'
import { describe, expect, test } from 'vitest'
import { cleanFields } from './clean-fields.ts'

const HTML = '<p onclick="x()">Text</p>'
const CLEAN = '<p>Text</p>'

const field = (...path: string[]) => ({ path, profile: LISTS })
const optional = (...path: string[]) => ({ path, profile: LISTS, isOptional: true as const })

test('sanitizes each text at its path, and leaves everything else as it is', () => {
  const input = {
    text: HTML,
    title: HTML,
    options: [
      { reaction: HTML, answer: HTML },
      { reaction: HTML, answer: '' },
    ],
    steps: [HTML, 'Zwei'],
    inner: { text: HTML, number: 1 },
  }
  const before = structuredClone(input)
  const fields = [
    field('text'),
    field('options', '*', 'reaction'),
    field('steps', '*'),
    field('inner', 'text'),
  ]
  expect(cleanFields(input, fields)).toEqual({
    text: CLEAN,
    title: HTML,
    options: [
      { reaction: CLEAN, answer: HTML },
      { reaction: CLEAN, answer: '' },
    ],
    steps: [CLEAN, 'Zwei'],
    inner: { text: CLEAN, number: 1 },
  })
  expect(input).toEqual(before)
})

test('an optional text may be left out or empty', () => {
  expect(cleanFields({}, [optional('tipBox')])).toEqual({})
  expect(cleanFields({ tipBox: '<p> </p>' }, [optional('tipBox')])).toEqual({ tipBox: '<p> </p>' })
  expect(cleanFields({ tipBox: HTML }, [optional('tipBox')])).toEqual({ tipBox: CLEAN })
})

test.each([
  [{ text: '<p></p>' }, field('text'), 'text'],
  [{ steps: ['Eins', '<script>x()</script>'] }, field('steps', '*'), 'steps.1'],
  [{ options: [{ reaction: '' }] }, field('options', '*', 'reaction'), 'options.0.reaction'],
])('%j is refused at the path of the empty text', (value, at, path) => {
  expect(() => cleanFields(value, [at])).toThrow(
    expect.objectContaining({ name: 'not-valid', fields: { [path]: 'Dieses Feld muss gefüllt sein' } }),
  )
})

describe('a path without a text is a mistake of ours', () => {
  test.each([
    [{ text: 1 }, field('text'), 'there is no text at text'],
    [{ text: null }, field('text'), 'there is no text at text'],
    [{ text: {} }, field('text'), 'there is no text at text'],
    [{ text: HTML }, field('text', 'inner'), 'there is no text at text'],
    [{ text: null }, field('text', 'inner'), 'there is no text at text'],
    [{}, field('text', 'inner'), 'there is no text at text'],
    [{}, field(), 'there is no text at the root'],
    [{ steps: [[HTML]] }, field('steps', '*'), 'there is no text at steps.0'],
  ])('%j at %j', (value, at, message) => {
    expect(() => cleanFields(value, [at])).toThrow(new Error(message))
  })
})
