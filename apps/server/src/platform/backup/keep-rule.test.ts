import { expect, test } from 'vitest'
import { outlived, outlivedOfApps } from './keep-rule.ts'

const DAY_MS = 24 * 60 * 60_000
const at = (day: string, time = '03:10') => ({ at: new Date(`${day}T${time}:00Z`) })
const daysOf = (backups: { at: Date }[]) => backups.map((one) => one.at.toISOString().slice(0, 10)).sort()

/** The remaining backups when one is made each day, and the rule is applied after each. */
const afterDays = (count: number, months: number) => {
  let keptBackups: { at: Date }[] = []
  for (let day = 0; day < count; day += 1) {
    keptBackups.push({ at: new Date(Date.parse('2025-06-01T03:10:00Z') + day * DAY_MS) })
    const goneBackups = outlived(keptBackups, months)
    keptBackups = keptBackups.filter((one) => !goneBackups.includes(one))
  }
  return keptBackups
}

test('nothing is removed in the first week', () => {
  expect(afterDays(7, 0)).toHaveLength(7)
})

test('after two years of daily backups 7 days, 5 weeks and 12 months are left', () => {
  // 2027-05-31 is a Monday: it is the last day of its own month and week.
  expect(daysOf(afterDays(730, 12))).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
    ...['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ...['2027-05-09', '2027-05-16', '2027-05-23'],
    ...['2027-05-25', '2027-05-26', '2027-05-27', '2027-05-28', '2027-05-29', '2027-05-30', '2027-05-31'],
  ])
})

test('of several backups on one day the last one is left', () => {
  const backups = [at('2026-11-26', '23:00'), at('2026-11-27', '01:00'), at('2026-11-27', '04:00')]
  expect(outlived(backups, 0)).toEqual([backups[1]])
})

test('without months no backup is older than 35 days, also after a pause', () => {
  const remainingBackups = afterDays(730, 0)
  expect(remainingBackups).toHaveLength(10)
  const oldest = Math.min(...remainingBackups.map((one) => one.at.getTime()))
  expect((Date.parse('2027-05-31T03:10:00Z') - oldest) / DAY_MS).toBeLessThan(35)
  const [before, after] = [at('2026-10-22', '03:10'), at('2026-10-24', '03:10')]
  expect(outlived([before, after, at('2026-11-27', '03:10')], 0)).toEqual([before])
})

test('with months a pause removes none, however long it was', () => {
  const old = Array.from({ length: 7 }, (_, day) => at(`2025-01-0${day + 1}`))
  expect(outlived([...old.slice(1), at('2026-11-27')], 12)).toEqual([])
})

test('without a backup there is nothing to remove', () => {
  expect(outlived([], 12)).toEqual([])
})

test('the archives of one app are kept until they are 35 days old, however many there are', () => {
  const archives = ['2026-11-01', '2026-11-29', '2026-11-30', '2026-12-05'].map((day) => at(day))
  const now = new Date('2026-12-06T03:10:00Z')
  expect(daysOf(outlivedOfApps(archives, now))).toEqual(['2026-11-01'])
})
