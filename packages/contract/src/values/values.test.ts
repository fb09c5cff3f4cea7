import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import './german-errors.ts'
import { ReminderTime } from '../habits/reminder-time.ts'
import {
  CalendarDate,
  EmailAddress,
  Id,
  LongText,
  NameText,
  OptionalShortText,
  ShortText,
  TimeOfDay,
} from './values.ts'

const required = 'Dieses Feld muss gefüllt sein'
const notValid = 'Der Wert ist nicht gültig'
const notOnOneLine = 'Bitte ohne Zeilenumbrüche und andere unsichtbare Steuerzeichen'
const emailNotValid = 'Die E-Mail-Adresse ist nicht gültig'
const tooLong = 'Der Wert darf höchstens 255 Zeichen lang sein'
const noReminder = 'Wähle eine Zeit zwischen 05:00 und 23:55 Uhr in Schritten von 5 Minuten'

/** The parsed value, or the first message about it. */
const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? { is: result.data } : { says: result.error.issues[0]?.message }
}

const ID = '0197c1de-5a3b-7c1e-9f00-aabbccddeeff'

/** Each of them alone shows nothing: zero-width spaces, joiners, marks of direction, fillers, variation selectors, tags. */
const INVISIBLE = [
  '\u200b',
  '\u200c\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e\u202e',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\u{e0061}',
  '\u0007',
  ' \u200b \u00a0',
]

describe.each<[string, z.ZodMiniType, [unknown, object][]]>([
  ...[
    ['a short text', ShortText],
    ['a long text', LongText],
  ].map(([name, schema]): [string, z.ZodMiniType, [unknown, object][]] => [
    `${name} of invisible characters only`,
    schema as z.ZodMiniType,
    INVISIBLE.map((text) => [text, { says: required }]),
  ]),
  [
    'a text that may be empty, of invisible characters only',
    OptionalShortText,
    INVISIBLE.map((text) => [text, { is: '' }]),
  ],
  [
    'a text with invisible characters among others',
    ShortText,
    [
      [' 👩‍🍳 kocht ', { is: '👩‍🍳 kocht' }],
      ['می\u200cخواهم', { is: 'می\u200cخواهم' }],
      ['❤\ufe0f', { is: '❤\ufe0f' }],
    ],
  ],
  [
    'an id',
    Id,
    [
      [ID, { is: ID }],
      [ID.toUpperCase(), { says: notValid }],
      [`urn:uuid:${ID}`, { says: notValid }],
      [`{${ID}}`, { says: notValid }],
      [`${ID}\n`, { says: notValid }],
      [ID.replaceAll('-', ''), { says: notValid }],
      ['', { says: required }],
      [undefined, { says: required }],
      [7, { says: notValid }],
    ],
  ],
  [
    'an e-mail address',
    EmailAddress,
    [
      ['  Petra.Probe@Demo.Example ', { is: 'petra.probe@demo.example' }],
      ['p+q@mail.demo.example', { is: 'p+q@mail.demo.example' }],
      ['jörg@müsli.example', { is: 'jörg@xn--msli-0ra.example' }],
      ['Jörg@xn--MSLI-0ra.example', { is: 'jörg@xn--msli-0ra.example' }],
      ['a@mu\u0308sli.example', { is: 'a@xn--msli-0ra.example' }],
      ['a@MÜSLI.example', { is: 'a@xn--msli-0ra.example' }],
      ['a@müsli\u3002example', { is: 'a@xn--msli-0ra.example' }],
      ['a@straße.example', { is: 'a@xn--strae-oqa.example' }],
      ['a@пример.рф', { is: 'a@xn--e1afmkfd.xn--p1ai' }],
      ['a@ｆｉｒｍａ.example', { is: 'a@firma.example' }],
      ["o'brien+x_y@demo.example", { is: "o'brien+x_y@demo.example" }],
      [`${'a'.repeat(241)}@demo.example`, { is: `${'a'.repeat(241)}@demo.example` }],
      [`${'a'.repeat(242)}@demo.example`, { says: 'Der Wert darf höchstens 254 Zeichen lang sein' }],
      [`${'a'.repeat(239)}@müsli.example`, { says: emailNotValid }],
      ...[
        'a@x..test',
        '.a@x.test',
        'a.@x.test',
        'a..b@x.test',
        '＜a＞@x.test',
        'ａ@x.test',
        'a＠x.test',
        'a@＜x＞.test',
        'a@x.test.',
        'a@.x.test',
        'a@-x.test',
        'a@x-.test',
        'a@x_y.test',
        `a@${'x'.repeat(64)}.test`,
        'a@1.2.3.40',
        'a@0x7f.0x10',
        'a@x.test/b',
        'a@x.test?b',
        'a@x%2etest.example',
        'a@xn--.test',
        "'a@x.test'",
        'mailto:a@x.test',
        '"a b"@x.test',
        'a@[127.0.0.1]',
      ].map((text): [unknown, object] => [text, { says: emailNotValid }]),
      ['petra', { says: emailNotValid }],
      ['petra@demo', { says: emailNotValid }],
      ['petra@demo.e', { says: emailNotValid }],
      ['@demo.example', { says: emailNotValid }],
      ['a@b@demo.example', { says: emailNotValid }],
      ['petra probe@demo.example', { says: emailNotValid }],
      ['petra@demo.example\nbcc:x@y.example', { says: emailNotValid }],
      ['<petra@demo.example>', { says: emailNotValid }],
      ['a@demo.example,b@demo.example', { says: emailNotValid }],
      ...[
        '\u0000', // a control character
        '\u007f',
        '\u0085',
        '\u00ad', // a soft hyphen
        '\u034f', // a zero-width joiner
        '\u200b', // a zero-width space
        '\u200d',
        '\u202e', // a right-to-left override
        '\u2066',
        '\u2060',
        '\u2800', // a Braille pattern without dots
        '\u3164', // a Korean filler
        '\ufe0f',
        '\ufeff', // a byte order mark
        '\ue000', // private use
        '\u{e0041}', // a tag
      ].flatMap((invisible): [unknown, object][] => [
        [`pe${invisible}tra@demo.example`, { says: emailNotValid }],
        [`petra@de${invisible}mo.example`, { says: emailNotValid }],
      ]),
      ['jo\u0308rg@demo.example', { is: 'j\u00f6rg@demo.example' }],
      ['   ', { says: required }],
      [null, { says: required }],
    ],
  ],
  [
    'a short text',
    ShortText,
    [
      ['  Ein Titel ', { is: 'Ein Titel' }],
      ['x'.repeat(255), { is: 'x'.repeat(255) }],
      ['x'.repeat(256), { says: tooLong }],
      [` ${'x'.repeat(255)} `, { is: 'x'.repeat(255) }],
      [' \t\n', { says: required }],
      ['Zwei\rZeilen\r\n mit\tTab\u0000\u2028', { is: 'Zwei Zeilen  mit Tab' }],
      [undefined, { says: required }],
      [{}, { says: notValid }],
    ],
  ],
  [
    'a name that stands in headers and titles',
    NameText,
    [
      [' Gesund & Fit – Süd ', { is: 'Gesund & Fit – Süd' }],
      ['Trennlinie\r\n', { is: 'Trennlinie' }],
      ['👩\u200d⚕️ Praxis', { is: '👩\u200d⚕️ Praxis' }],
      ['عيادة', { is: 'عيادة' }],
      ...[
        '\r',
        '\n',
        '\r\nBcc: x@y.example',
        '\t',
        '\u0000',
        '\u007f',
        '\u0085',
        '\u2028',
        '\u2029',
        '\u202e',
        '\u202a',
        '\u2066',
        '\u2069',
      ].map((sign): [unknown, object] => [`Gesund${sign}Fit`, { says: notOnOneLine }]),
      ['x'.repeat(256), { says: tooLong }],
      [' \t\n', { says: required }],
    ],
  ],
  [
    'a time of day',
    TimeOfDay,
    [
      ['00:00:00', { is: '00:00:00' }],
      ['23:59:59.123456', { is: '23:59:59.123456' }],
      ['23:59:59.1234567', { says: notValid }],
      ['24:00:00', { says: notValid }],
      ['12:60:00', { says: notValid }],
      ['12:00:60', { says: notValid }],
      ['12:00', { says: notValid }],
      ['9:00:00', { says: notValid }],
      ['now', { says: notValid }],
      ['at 12:00:00', { says: notValid }],
      ['12:00:00 o’clock', { says: notValid }],
      ['', { says: required }],
    ],
  ],
  [
    'a reminder’s time',
    ReminderTime,
    [
      ['05:00:00', { is: '05:00:00' }],
      ['23:55:00', { is: '23:55:00' }],
      ['04:55:00', { says: noReminder }],
      ['23:56:00', { says: noReminder }],
      ['12:00:30', { says: noReminder }],
      ['12:00:00.5', { says: noReminder }],
    ],
  ],
  [
    'a calendar day',
    CalendarDate,
    [
      ['2026-03-29', { is: '2026-03-29' }],
      ['2028-02-29', { is: '2028-02-29' }],
      ['2026-02-29', { says: notValid }],
      ['2026-13-01', { says: notValid }],
      ['2026-3-1', { says: notValid }],
      ['29.03.2026', { says: notValid }],
      ['today', { says: notValid }],
      ['', { says: required }],
      ['infinity', { says: notValid }],
      ['2026-03-29T00:00:00Z', { says: notValid }],
    ],
  ],
])('%s', (_, schema, rows) => {
  test.each(rows)('%j: %j', (value, expected) => expect(read(schema, value)).toEqual(expected))
})
