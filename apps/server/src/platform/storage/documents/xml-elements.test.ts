import { describe, expect, test } from 'vitest'
import { xmlElementsOf } from './xml-elements.ts'

const LENGTH = 2_000_000
const XML = '<?xml version="1.0" encoding="UTF-16"?><p:a b="&#84;&#x45;&amp;" p:c="d"><e/></p:a>'

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from(XML.replace('16', '8'))],
  ['UTF-8 with its byte order mark', Buffer.from(`\ufeff${XML.replace('16', '8')}`)],
  ['UTF-16', Buffer.from(`\ufeff${XML}`, 'utf16le')],
  ['UTF-16 in big endian', utf16be(`\ufeff${XML}`)],
])('reads elements and attributes in %s, with numeric character references', (_, bytes) => {
  expect(xmlElementsOf(bytes)).toEqual([
    { name: 'a', attributes: { b: 'TE&', 'p:c': 'd' } },
    { name: 'e', attributes: {} },
  ])
})

test.each([
  ['UTF-16 without its byte order mark', Buffer.from(XML, 'utf16le')],
  ['an unknown encoding', Buffer.from('<?xml version="1.0" encoding="IBM037"?><a/>')],
  ['a document type', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
  ['a declared entity', Buffer.from('<a>&b;</a>')],
  ['broken UTF-8', Buffer.from([0x3c, 0x61, 0xc3, 0x28])],
  ['broken UTF-8 in otherwise well-formed XML', Buffer.from('<a b="\xc3("/>', 'latin1')],
  ['an encoding that only contains a known one', Buffer.from('<?xml version="1.0" encoding="x-utf-8"?><a/>')],
  [
    'an encoding that only begins like a known one',
    Buffer.from('<?xml version="1.0" encoding="utf-8x"?><a/>'),
  ],
  ['more elements than any part has', Buffer.from(`<a>${'<b/>'.repeat(20_000)}</a>`)],
])('refuses %s', (_, bytes) => {
  expect(() => xmlElementsOf(bytes)).toThrow()
})

// Quadratic time would take hours here: the test passes if it ends.
describe('terminates for two megabytes of', () => {
  test.each([
    ['tags that never end', '<Relationship '.repeat(LENGTH / 14)],
    ['attributes', `<a ${Array.from({ length: LENGTH / 12 }, (_, n) => `b${n}=""`).join(' ')}/>`],
    ['namespaces', '<a xmlns="b">'.repeat(LENGTH / 13)],
    ['spaces', `<a${' '.repeat(LENGTH)}`],
    ['comments', `<a>${'<!-- -'.repeat(LENGTH / 6)}`],
    ['one long value', `<a b="${'&#65;'.repeat(LENGTH / 5)}`],
    ['sections', `<a>${'<![CDATA[]'.repeat(LENGTH / 10)}`],
    ['instructions', '<?a '.repeat(LENGTH / 4)],
  ])('%s', (_, text) => {
    try {
      expect(xmlElementsOf(Buffer.from(text)).length).toBeLessThanOrEqual(20_000)
    } catch (error) {
      expect(error).toBeInstanceOf(Error)
    }
  })
})

test.each([
  ['no encoding', '<?xml version="1.0"?><a/>'],
  ['an instruction with another target', '<?note encoding="IBM037"?><a/>'],
  ['the maximum number of elements', `<a>${'<b/>'.repeat(19_999)}</a>`],
])('reads a part with %s', (_, text) => {
  expect(xmlElementsOf(Buffer.from(text))[0]).toEqual({ name: 'a', attributes: {} })
})
