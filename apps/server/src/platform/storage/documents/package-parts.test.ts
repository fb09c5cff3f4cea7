import { expect, test } from 'vitest'
import { faultOfPartName, isProgram } from './package-parts.ts'

test.each([
  '[content_types].xml',
  'word/_rels/document.xml.rels',
  ...['vml', 'png', 'jpg', 'jpeg', 'jfif', 'gif', 'tif', 'tiff', 'bmp', 'webp', 'svg', 'emf', 'wmf', 'wdp'],
  ...['ico', 'ttf', 'odttf', 'fntdata', 'docx', 'xlsx', 'pptx'],
  'printersettings/printersettings1.bin',
  'word/printersettings/printersettings12.bin',
  '_xmlsignatures/origin.sigs',
  '_xmlsignatures/sig1.xml',
  '_xmlsignatures/a.cer',
  '[trash]/0000.dat',
])('accepts a part %s', (name) => {
  expect(faultOfPartName(name.includes('.') ? name : `word/media/image1.${name}`)).toBeNull()
})

test.each([
  'word/document',
  'word/a.exe',
  'word/a.bin',
  'word/a.xml.js',
  'axml',
  'vbaproject.xml',
  'word/vbadata.xml',
  'activex1.xml',
  'word/activex/activex1.xml',
  'word/webextensions/webextension1.xml',
  'oleobject1.png',
  'word/embeddings/oleobject1.bin',
  'word/printersettings/a.bin.exe',
  'word/printersettings/sub/a.bin',
  'word/printersettings/.bin',
  'xprintersettings/a.bin',
  'word/a.sigs',
  '_xmlsignatures/sub/a.sigs',
  '[trash]/0000.exe',
  'word/[trash]/0000.dat',
])('refuses a part %s', (name) => expect(faultOfPartName(name)).not.toBeNull())

test('accepts a name that only contains such a word', () => {
  expect(['word/myactivex.xml', 'word/notvba.xml'].map(faultOfPartName)).toEqual([null, null])
})

test.each([
  ['4d5a9000', true],
  ['7f454c46', true],
  ['23212f62696e', true],
  ['d0cf11e0a1b11ae1', true],
  ['feedface', true],
  ['feedfacf', true],
  ['cefaedfe', true],
  ['cffaedfe', true],
  ['cafebabe', true],
  ['4c00000001140200', true],
  ['7b5c727466', true],
  ['89504e470d0a1a0a', false],
  ['004d5a', false],
  ['d0cf11e0a1b11a', false],
  ['', false],
])('a part that begins with %s is a program: %s', (beginning, expected) => {
  expect(isProgram(Buffer.from(`${beginning}${beginning ? '0102030405060708' : ''}`, 'hex'))).toBe(expected)
})
