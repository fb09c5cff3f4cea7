import { describe, expect, test } from 'vitest'
import { makeCompoundFile, makeDoc } from '../../../testing/files/word-files.ts'
import { faultOfWordBinary, isCompoundFile } from './word-binary.ts'

const isWordBinary = (bytes: Buffer) => isCompoundFile(bytes) && faultOfWordBinary(bytes) === null

const WORD = { name: 'WordDocument' }
const others = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Data ${n}` }))
/** The offset of the directory in a file with one sector before it. */
const DIRECTORY = 1024
const ENTRY = 128
const END = 0xfffffffe

const changeCopy = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

test('a DOC cut off anywhere, or with any wrong number, is checked without an error', () => {
  const bytes = makeCompoundFile([...others(6), WORD])
  for (let length = 0; length <= bytes.length; length += 1)
    expect(() => faultOfWordBinary(bytes.subarray(0, length))).not.toThrow()
  for (let at = 0; at + 4 <= bytes.length; at += 4)
    for (const value of [0, 1, 7, 0x7fffffff, 0xfffffffa, 0xffffffff]) {
      const broken = changeCopy(bytes, (copy) => copy.writeUInt32LE(value, at))
      expect(() => faultOfWordBinary(broken)).not.toThrow()
    }
})

describe('finds the main document', () => {
  test('in a later sector of the directory', () => {
    expect(isWordBinary(makeCompoundFile([...others(20), WORD]))).toBe(true)
    expect(isWordBinary(makeCompoundFile(others(20)))).toBe(false)
  })

  test.each([
    ['seven megabytes, whose table continues outside of the header', 14_500],
    ['sixteen megabytes, whose table continues twice', 31_500],
  ])('in a later sector of the directory of %s', (_, sectors) => {
    expect(isWordBinary(makeCompoundFile([...others(6), WORD], sectors))).toBe(true)
  })

  test('in the directory’s last entry, at the very end of the bytes', () => {
    const bytes = makeCompoundFile([...others(2), WORD])
    expect(isWordBinary(bytes.subarray(0, DIRECTORY + 4 * ENTRY))).toBe(true)
    expect(isWordBinary(bytes.subarray(0, DIRECTORY + 4 * ENTRY - 1))).toBe(false)
  })

  test('by a number of the table at the very end of the bytes', () => {
    const bytes = makeCompoundFile([...others(6), WORD])
    // The table follows the directory's two sectors; its second number leads from the first of them to the
    // other.
    const end = DIRECTORY + 2 * 512 + 8
    expect([isWordBinary(bytes.subarray(0, end)), isWordBinary(bytes.subarray(0, end - 1))]).toEqual([
      true,
      false,
    ])
  })

  test('on the left of another entry', () => {
    const bytes = makeCompoundFile([{ name: 'Data', right: END }, WORD])
    expect(isWordBinary(bytes)).toBe(false)
    expect(isWordBinary(changeCopy(bytes, (copy) => copy.writeUInt32LE(2, DIRECTORY + ENTRY + 68)))).toBe(
      true,
    )
  })

  test('among the maximum number of a directory’s entries', () => {
    expect(isWordBinary(makeCompoundFile([WORD, ...others(4094)]))).toBe(true)
    expect(isWordBinary(makeCompoundFile([WORD, ...others(4095)]))).toBe(false)
  })
})

/** A file of header, directory and table, in sectors of this size. */
const inSectorsOf = (shift: number): Buffer => {
  const size = 2 ** shift
  const bytes = Buffer.alloc(3 * size, 0xff)
  const small = makeCompoundFile([WORD])
  small.copy(bytes, 0, 0, 512)
  bytes.writeUInt16LE(shift, 0x1e)
  bytes.writeUInt32LE(0, 0x30)
  bytes.writeUInt32LE(1, 0x4c)
  small.copy(bytes, size, DIRECTORY, DIRECTORY + 512)
  bytes.writeUInt32LE(END, 2 * size)
  return bytes
}

test.each([
  [9, true],
  [10, false],
  [11, false],
  [12, true],
])('accepts sectors of two to the %i bytes: %s', (shift, expected) => {
  expect(isWordBinary(inSectorsOf(shift))).toBe(expected)
})

test('refuses a directory that does not begin with its root', () => {
  expect(isWordBinary(changeCopy(makeDoc(), (copy) => copy.writeUInt8(1, DIRECTORY + 66)))).toBe(false)
})

test('terminates for a directory with a cycle', () => {
  const circle = changeCopy(makeCompoundFile([...others(6), WORD]), (bytes) => {
    // The table follows the directory's two sectors; its second number is the directory's first sector.
    bytes.writeUInt32LE(1, DIRECTORY + 2 * 512 + 4)
  })
  expect(isWordBinary(circle)).toBe(false)
})

test.each(['Macros', '_VBA_PROJECT_CUR', '_vba_project_cur'])('refuses a DOC with %s', (name) => {
  expect(isWordBinary(makeCompoundFile([{ name, kind: 'storage' }, WORD]))).toBe(false)
})

test('refuses another signature', () => {
  expect(isWordBinary(changeCopy(makeDoc(), (copy) => copy.writeUInt8(0, 7)))).toBe(false)
})
