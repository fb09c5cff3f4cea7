import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SUPPORT, securityTxt } from './security-txt.ts'

const SECURITY_MD = fileURLToPath(new URL('../../../../../../SECURITY.md', import.meta.url))
const DAY_MS = 86_400_000
const MIN_DAYS_LEFT = 30
const MAX_DAYS = 365

/** The reason why the file must be confirmed; null while its promises hold for long enough. */
const supportComplaint = ({ confirmedOn, endsOn }: typeof SUPPORT, now: Date): string | null => {
  const end = Date.parse(endsOn)
  if (end - Date.parse(confirmedOn) > MAX_DAYS * DAY_MS)
    return `RFC 9116 asks for less than a year: ${confirmedOn} to ${endsOn} is more.`
  if (end - now.getTime() < MIN_DAYS_LEFT * DAY_MS)
    return `security.txt expires on ${endsOn}: confirm contact and answers, and set both days of SUPPORT and of SECURITY.md.`
  return null
}

test('a report finds its contact, in the languages that are read', () => {
  expect(securityTxt('sicherheit+web@example.com', 'https://app.example.com')).toBe(
    [
      'Contact: mailto:sicherheit+web@example.com',
      `Expires: ${SUPPORT.endsOn}T23:59:59Z`,
      'Preferred-Languages: de, en',
      'Canonical: https://app.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('the file is confirmed 30 days before it expires', () => {
  expect(supportComplaint(SUPPORT, new Date())).toBeNull()
})

test.each([
  ['2027-08-30', null],
  ['2027-09-01', 'expires on 2027-09-30'],
  ['2028-01-01', 'expires on 2027-09-30'],
])('on %s the gate says %s', (day, complaint) => {
  const said = supportComplaint({ confirmedOn: '2026-11-30', endsOn: '2027-09-30' }, new Date(day))
  if (complaint === null) expect(said).toBeNull()
  else expect(said).toContain(complaint)
})

test('nobody promises more than a year', () => {
  const long = { confirmedOn: '2026-11-30', endsOn: '2027-12-01' }
  expect(supportComplaint(long, new Date('2026-11-30'))).toContain('less than a year')
})

test('SECURITY.md promises the same days', () => {
  const text = readFileSync(SECURITY_MD, 'utf8')
  expect(text).toContain(`until ${SUPPORT.endsOn}`)
  expect(text).toContain(`confirmed on ${SUPPORT.confirmedOn}`)
})
