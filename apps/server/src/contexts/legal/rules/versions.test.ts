import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { describe, expect, test } from 'vitest'
import { complaintOfDay, type StoredVersion, versionInForce, versionsOf } from './versions.ts'

const STANDARD = '2026-11-21'

const own = (validFrom: string): StoredVersion => ({
  id: `own of ${validFrom}`,
  validFrom,
  isStandard: false,
})
const standard = (validFrom: string): StoredVersion => ({
  id: `standard of ${validFrom}`,
  validFrom,
  isStandard: true,
})

const inForceOn = (storedVersions: StoredVersion[], today: string, standardVersion = STANDARD) => {
  const { id, version } = versionInForce(versionsOf(storedVersions, standardVersion, today))
  return [id, version]
}

const HISTORY = [standard('2027-06-01'), own('2027-01-01'), own('2027-03-28')]

describe('the version in force', () => {
  test.each<[today: string, id: string | null, version: string]>([
    ['2026-03-04', null, STANDARD],
    ['2026-12-31', null, STANDARD],
    ['2027-01-01', 'own of 2027-01-01', '2027-01-01'],
    ['2027-03-27', 'own of 2027-01-01', '2027-01-01'],
    ['2027-03-28', 'own of 2027-03-28', '2027-03-28'],
    ['2027-05-31', 'own of 2027-03-28', '2027-03-28'],
    ['2027-06-01', 'standard of 2027-06-01', '2027-06-01'],
    ['2040-01-01', 'standard of 2027-06-01', '2027-06-01'],
  ])('on %s is %s, called %s', (today, id, version) =>
    expect(inForceOn(HISTORY, today)).toEqual([id, version]),
  )

  test.each<[instant: string, version: string]>([
    // The clocks go forward in the night after this midnight, and back in the one below.
    ['2027-03-27T22:59:59.999Z', '2027-01-01'],
    ['2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['2027-10-30T21:59:59.999Z', '2027-03-28'],
    ['2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['2027-12-31T22:59:59.999Z', '2027-10-31'],
    ['2027-12-31T23:00:00.000Z', '2028-01-01'],
  ])('changes at midnight in Berlin: at %s it is %s', (instant, version) => {
    const storedVersions = [own('2027-01-01'), own('2027-03-28'), own('2027-10-31'), own('2028-01-01')]
    expect(inForceOn(storedVersions, berlinDay(new Date(instant)))[1]).toBe(version)
  })

  test('is the standard text of its own day without any version', () =>
    expect(inForceOn([], '2026-11-23')).toEqual([null, STANDARD]))

  test('is called by the day of a standard text that was rewritten', () => {
    expect(inForceOn(HISTORY, '2028-02-01', '2028-01-01')).toEqual(['standard of 2027-06-01', '2028-01-01'])
    // An app's own text stays in force.
    expect(inForceOn([own('2027-01-01')], '2028-02-01', '2028-01-01')[1]).toBe('2027-01-01')
  })
})

describe('all versions', () => {
  const statesOn = (today: string, standardVersion = STANDARD) =>
    versionsOf(HISTORY, standardVersion, today).map(({ version, state }) => `${version} ${state}`)

  test('are former, in force or planned, oldest first', () => {
    expect(statesOn('2027-02-01')).toEqual([
      '2026-11-21 FORMER',
      '2027-01-01 IN_FORCE',
      '2027-03-28 PLANNED',
      '2027-06-01 PLANNED',
    ])
    expect(statesOn('2027-06-01').at(-1)).toBe('2027-06-01 IN_FORCE')
  })

  test('leave out a former standard text that has been rewritten since', () => {
    expect(statesOn('2027-02-01', '2027-01-01')[0]).toBe('2027-01-01 IN_FORCE')
    const returned = [own('2027-01-01'), standard('2027-02-01'), own('2027-03-01')]
    expect(versionsOf(returned, '2027-02-15', '2027-04-01').map(({ version }) => version)).toEqual([
      '2027-01-01',
      '2027-02-15',
      '2027-03-01',
    ])
    expect(versionsOf(returned, '2027-04-01', '2027-04-01').map(({ version }) => version)).toEqual([
      '2027-01-01',
      '2027-03-01',
    ])
  })
})

describe('of a kind without a standard text', () => {
  const storedVersions = [own('2027-01-01'), standard('2027-03-28')]
  const statesOn = (today: string) =>
    versionsOf(storedVersions, null, today).map(({ version, state }) => `${version} ${state}`)

  test('none is in force before the first day, and each is called by its own day', () => {
    expect(statesOn('2026-12-31')).toEqual(['2027-01-01 PLANNED', '2027-03-28 PLANNED'])
    expect(statesOn('2027-01-01')).toEqual(['2027-01-01 IN_FORCE', '2027-03-28 PLANNED'])
    expect(statesOn('2027-03-28')).toEqual(['2027-01-01 FORMER', '2027-03-28 IN_FORCE'])
    expect(versionsOf([], null, '2027-01-01')).toEqual([])
  })

  test('any day from today on is open to the first version', () => {
    const on = (day: string) => complaintOfDay(day, { today: STANDARD, standardVersion: null, takenDays: [] })
    expect([on('2026-11-20'), on(STANDARD)]).toEqual([expect.stringContaining('schon vorbei'), null])
  })
})

test.each<[day: string, complaint: RegExp | null]>([
  ['2027-01-31', /schon vorbei/],
  ['2027-02-01', null],
  ['2027-02-02', null],
  ['2027-03-01', /andere Fassung/],
  ['2099-12-31', null],
])('on 1 February a version that begins on %s: %s', (day, complaint) => {
  const foundComplaint = complaintOfDay(day, {
    today: '2027-02-01',
    standardVersion: STANDARD,
    takenDays: ['2027-03-01'],
  })
  complaint ? expect(foundComplaint).toMatch(complaint) : expect(foundComplaint).toBeNull()
})

test('an own text does not begin on the day by which the standard text is called', () => {
  const on = (day: string) =>
    complaintOfDay(day, { today: STANDARD, standardVersion: STANDARD, takenDays: [] })
  expect([on(STANDARD), on('2026-11-22')]).toEqual([expect.stringContaining('Standardtext'), null])
})
