import { expect, test } from 'vitest'
import { isDomainAllowed, refusalByRules } from './link-rules.ts'

const NONE = { allowedDomains: [], endsOn: null, maxRegistrations: null }

test.each([
  [{}, '2026-03-04', 0, null],
  [{}, '2126-03-04', 999_999, null],
  [{ endsOn: '2026-03-04' }, '2026-03-03', 0, null],
  [{ endsOn: '2026-03-04' }, '2026-03-04', 0, null],
  [{ endsOn: '2026-03-04' }, '2026-03-05', 0, 'sponsor-link-ended'],
  [{ endsOn: '2026-12-31' }, '2027-01-01', 0, 'sponsor-link-ended'],
  [{ maxRegistrations: 1 }, '2026-03-04', 0, null],
  [{ maxRegistrations: 1 }, '2026-03-04', 1, 'sponsor-link-used-up'],
  [{ maxRegistrations: 30 }, '2026-03-04', 29, null],
  [{ maxRegistrations: 30 }, '2026-03-04', 31, 'sponsor-link-used-up'],
  [{ endsOn: '2026-03-04', maxRegistrations: 1 }, '2026-03-05', 1, 'sponsor-link-ended'],
] as const)('a link with %j, on %s, with %i registrations: %s', (rules, today, registrations, refusal) => {
  expect(refusalByRules({ ...NONE, ...rules }, { today, registrations })).toBe(refusal)
})

test.each([
  [[], 'a@irgendwo.example', true],
  [['firma.example'], 'a@firma.example', true],
  [['firma.example'], 'a@andere.example', false],
  [['firma.example'], 'a@de.firma.example', false],
  [['firma.example'], 'a@keinefirma.example', false],
  [['firma.example'], 'firma.example@andere.example', false],
  [['firma.example', 'tochter.example'], 'a@tochter.example', true],
] as const)('with the domains %j, %s may register: %s', (allowedDomains, address, may) => {
  expect(isDomainAllowed({ ...NONE, allowedDomains }, address)).toBe(may)
})
