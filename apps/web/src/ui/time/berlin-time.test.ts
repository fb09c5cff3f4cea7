import { describe, expect, test } from 'vitest'
import {
  berlinDay,
  berlinHour,
  dayInSentence,
  germanDate,
  germanMonth,
  germanTime,
  germanWeekdayAndDate,
  relativeDay,
  shortGermanDate,
} from './berlin-time.ts'

test.each([
  ['in winter Berlin is one hour ahead', '2026-11-21T22:59:00Z', '21.11.2026', '23:59'],
  ['a Berlin midnight begins the next day', '2026-11-21T23:00:00Z', '22.11.2026', '00:00'],
  ['in summer Berlin is two hours ahead', '2026-07-01T22:05:00Z', '02.07.2026', '00:05'],
  ['a day and a month of one digit are padded', '2026-02-03T07:08:00Z', '03.02.2026', '08:08'],
])('%s', (_name, instant, date, time) => {
  expect(germanDate(instant)).toBe(date)
  expect(germanTime(instant)).toBe(time)
})

test('a short date has two digits of its year', () => {
  expect(shortGermanDate('2026-02-03T07:08:00Z')).toBe('03.02.26')
})

test('a day is formatted with its weekday and month', () => {
  expect(germanWeekdayAndDate('2026-11-20T23:30:00Z')).toBe('Samstag, 21. November')
})

test.each([
  ['2026-11-21T22:30:00Z', 23],
  ['2026-11-21T23:30:00Z', 0],
  ['2026-03-29T00:59:00Z', 1],
  ['2026-03-29T01:00:00Z', 3],
])('%s is hour %i in Berlin', (instant, hour) => {
  expect(berlinHour(instant)).toBe(hour)
})

test('a day of Berlin, and its month', () => {
  expect(berlinDay('2026-11-30T23:30:00Z')).toBe('2026-12-01')
  expect(germanMonth('2026-11-30T23:30:00Z')).toBe('Dezember 2026')
})

describe('a day beside 21 November 2026, 10:00 in Berlin', () => {
  test.each([
    ['2026-11-18T23:00:00Z', 'Vorgestern'],
    ['2026-11-18T22:59:00Z', '18.11.2026'],
    ['2026-11-20T22:59:00Z', 'Gestern'],
    ['2026-11-20T23:00:00Z', 'Heute'],
    ['2026-11-21T22:59:00Z', 'Heute'],
    ['2026-11-21T23:00:00Z', 'Morgen'],
    ['2026-11-23T22:59:00Z', 'Übermorgen'],
    ['2026-11-23T23:00:00Z', '24.11.2026'],
  ])('%s is %s', (moment, label) => {
    expect(relativeDay(moment, '2026-11-21T09:00:00Z')).toBe(label)
  })

  test('a month ends with its last day', () => {
    expect(relativeDay('2026-02-28T09:00:00Z', '2026-03-01T09:00:00Z')).toBe('Gestern')
    expect(relativeDay('2027-01-01T09:00:00Z', '2026-12-31T09:00:00Z')).toBe('Morgen')
  })

  test.each([
    ['2026-11-22T09:00:00Z', 'morgen'],
    ['2026-11-24T09:00:00Z', 'am 24.11.2026'],
  ])('%s is %s inside a sentence', (moment, label) => {
    expect(dayInSentence(moment, '2026-11-21T09:00:00Z')).toBe(label)
  })

  test('a night of 25 hours is still one night', () => {
    expect(relativeDay('2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z')).toBe('Heute')
    expect(relativeDay('2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z')).toBe('Morgen')
  })
})
