import { describe, expect, test } from 'vitest'
import { isRepeatable, isSetupOpen } from './setup-life.ts'

const at = (minutes: number, milliseconds = 0) => new Date(minutes * 60_000 + milliseconds)

describe('the setup of a second factor', () => {
  test.each([
    [at(5), true],
    [at(65, -1), true],
    [at(65), false],
  ])('begun after five minutes is open at %o: %s', (now, isOpen) => {
    expect(isSetupOpen({ begunAt: at(5), enabledAt: null }, now)).toBe(isOpen)
  })

  test('is over once it was confirmed', () => {
    expect(isSetupOpen({ begunAt: at(0), enabledAt: at(1) }, at(1))).toBe(false)
  })

  test.each([
    [at(1), at(3, -1), true],
    [at(1), at(3), false],
    [null, at(1), false],
  ])('confirmed at %o can be confirmed with the same code at %o: %s', (enabledAt, now, isToo) => {
    expect(isRepeatable({ enabledAt }, now)).toBe(isToo)
  })
})
