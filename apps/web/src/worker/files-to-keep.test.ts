import { expect, test } from 'vitest'
import { filesToKeep, isSuperseded } from './files-to-keep.ts'

const all = (...releases: string[][]) => [...new Set(releases.flat())]
const [first, second, third, fourth] = [
  ['main-1', 'page-1', 'same'],
  ['main-2', 'page-2', 'same'],
  ['main-3', 'page-3', 'same'],
  ['main-4', 'page-4'],
] as [string[], string[], string[], string[]]

test('the first release keeps what it has', () => {
  expect(filesToKeep([], first, first)).toEqual({ releases: [first], retired: [] })
})

test('files of two former releases stay; those of the one before are removed', () => {
  const knownReleases = [second, first]
  expect(filesToKeep(knownReleases, third, all(first, second, third)).retired).toEqual([])
  const { releases, retired } = filesToKeep([third, second, first], fourth, all(first, second, third, fourth))
  expect(retired).toEqual(['main-1', 'page-1'])
  expect(releases).toEqual([fourth, third, second])
})

test('a file of an old release that a newer one still has stays', () => {
  const { retired } = filesToKeep(
    [third, second, first],
    ['main-5', 'same'],
    all(first, second, third, ['main-5']),
  )
  expect(retired).not.toContain('same')
})

test('a file fetched on use belongs to the release that used it, and is retired with it', () => {
  const storedFiles = [...first, 'managers-1']
  const { releases } = filesToKeep([first], second, all(storedFiles, second))
  expect(releases).toEqual([second, [...first, 'managers-1']])
  const later = filesToKeep(filesToKeep(releases, third, all(storedFiles, second, third)).releases, fourth, [
    ...all(storedFiles, second, third, fourth),
  ])
  expect(later.retired).toEqual(['main-1', 'page-1', 'managers-1'])
})

test('the same release twice retires nothing', () => {
  expect(filesToKeep([second, first], second, all(first, second, ['managers-2']))).toEqual({
    releases: [second, first],
    retired: [],
  })
})

test('a page of a former release is superseded; one of the same or of a later one is not', () => {
  expect(isSuperseded('main-1', second, [second, first])).toBe(true)
  expect(isSuperseded('main-1', second, [first])).toBe(true)
  expect(isSuperseded('main-2', second, [second, first])).toBe(false)
  expect(isSuperseded('main-3', second, [second, first])).toBe(false)
})
