import { expect, test } from 'vitest'
import { isShellOutdated, isShellVersion, stricterLowest } from './shell-version.ts'

test.each([
  ['1.4.6', '1.4.7', true],
  ['1.4.7', '1.4.7', false],
  ['1.4.8', '1.4.7', false],
  ['1.4.10', '1.4.9', false],
  ['1.4.9', '1.4.10', true],
  ['0.9.9', '1', true],
  ['2', '1.99.99', false],
  ['1.4', '1.4.0', false],
  ['1.4.0.0', '1.4', false],
  ['1.4', '1.4.0.1', true],
  ['', '0', true],
  ['1.4.7-beta', '0', true],
  ['v1.4.7', '1.4.7', true],
  ['1.4.7, 1.4.7', '1.4.7', true],
  ['1.4.', '1.4', true],
  ['1.4.7.0.1', '1.4.7', true],
  ['9999999', '1', true],
  ['', null, false],
  ['0.0.1', null, false],
])('%j is outdated where %s is the lowest: %s', (version, lowest, expected) =>
  expect(isShellOutdated(version, lowest)).toBe(expected),
)

test.each([
  [null, null, null],
  ['1.4.7', null, '1.4.7'],
  [null, '1.4.7', '1.4.7'],
  ['1.4.9', '1.4.10', '1.4.10'],
  ['1.4.10', '1.4.9', '1.4.10'],
])('of %s and %s the stricter is %s', (one, other, expected) =>
  expect(stricterLowest(one, other)).toBe(expected),
)

test.each([
  ['1.4.7', true],
  ['1', true],
  ['1.4.7.100', true],
  ['', false],
  ['1.', false],
  ['1.4.7\n', false],
  ['eins', false],
])('%j is a version: %s', (text, expected) => expect(isShellVersion(text)).toBe(expected))
