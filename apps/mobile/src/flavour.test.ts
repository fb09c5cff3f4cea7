import { expect, test } from 'vitest'
import { buildNumberOf, readShell } from './flavour.ts'

test('the shell has the version of the specification, stated in the workspace', () => {
  expect(readShell('wohlauf').version).toBe('1.4.7')
})

test('a build number grows with the build, and with every part of the version', () => {
  const numbers = [
    buildNumberOf('1.4.7', 1),
    buildNumberOf('1.4.7', 2),
    buildNumberOf('1.4.8', 1),
    buildNumberOf('1.5.0', 1),
    buildNumberOf('2.0.0', 1),
  ]
  expect(numbers).toEqual([1_040_701, 1_040_702, 1_040_801, 1_050_001, 2_000_001])
})
