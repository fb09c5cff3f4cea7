import { expect, test } from 'vitest'
import { isQuietRoute } from './is-quiet-route.ts'

test.each([
  ['legal-terms-of-use', true],
  ['legal-data-protection', true],
  ['legal-imprint', true],
  ['logout', true],
  ['dashboard-dashboard-list', false],
  ['manage-modules-module-list', false],
  [undefined, false],
] as const)('on %s nothing is asked: %s', (route, expected) => expect(isQuietRoute(route)).toBe(expected))
