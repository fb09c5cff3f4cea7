import { expect, test } from 'vitest'
import { stepDurations, stepDurationText } from './step-durations.ts'

const textsIn = (step: string): string[] =>
  stepDurations(step).map((duration) => stepDurationText(duration).replaceAll('\u00a0', ' '))

test.each<[string, string[]]>([
  ['20 Minuten backen', ['20 Min.']],
  ['1 Minute rühren', ['1 Min.']],
  ['etwa eine Minute rühren', ['1 Min.']],
  ['20Min. backen', ['20 Min.']],
  ['20 min backen', ['20 Min.']],
  ['20\u00a0Minuten backen', ['20 Min.']],
  ['1 1/2 Stunden gehen lassen', ['1 Std. 30 Min.']],
  ['1½ Stunden', ['1 Std. 30 Min.']],
  ['1 ½ Std.', ['1 Std. 30 Min.']],
  ['1,5 Stunden', ['1 Std. 30 Min.']],
  ['½ Stunde', ['30 Min.']],
  ['1/2 Std.', ['30 Min.']],
  ['1⁄2 Stunde ziehen lassen', ['30 Min.']],
  ['3⁄4 Stunde ruhen', ['45 Min.']],
  ['1 1⁄2 Stunden backen', ['1 Std. 30 Min.']],
  ['1/3 Stunde', ['20 Min.']],
  ['⅔ Stunde', ['40 Min.']],
  ['fu\u0308nf Minuten', ['5 Min.']],
  ['10−15 Min.', ['10 bis 15 Min.']],
  ['20\u200b Minuten', ['20 Min.']],
  ['2 h', ['2 Std.']],
  ['eine halbe Stunde', ['30 Min.']],
  ['nach einer halben Stunde', ['30 Min.']],
  ['anderthalb Stunden', ['1 Std. 30 Min.']],
  ['eine Viertelstunde', ['15 Min.']],
  ['nach einer Dreiviertelstunde', ['45 Min.']],
  ['zwei Stunden', ['2 Std.']],
  ['fünfundzwanzig Minuten', ['25 Min.']],
  ['10–15 Min. köcheln', ['10 bis 15 Min.']],
  ['10-15 Min. köcheln', ['10 bis 15 Min.']],
  ['10 - 15 Minuten', ['10 bis 15 Min.']],
  ['30 bis 35 Minuten rösten', ['30 bis 35 Min.']],
  ['zwischen 10 und 15 Minuten', ['10 bis 15 Min.']],
  ['bis zu 10 Minuten', ['10 Min.']],
  ['ein bis zwei Stunden', ['1 bis 2 Std.']],
  ['45 bis 60 Minuten', ['45 Min. bis 1 Std.']],
  ['1–1½ Stunden', ['1 Std. bis 1 Std. 30 Min.']],
  ['1 Stunde 20 Minuten', ['1 Std. 20 Min.']],
  ['1 Stunde und 20 Minuten', ['1 Std. 20 Min.']],
  ['1 Std. 20 Min.', ['1 Std. 20 Min.']],
  ['30 Sekunden blanchieren', ['30 Sek.']],
  ['20 bis 30 Sek.', ['20 bis 30 Sek.']],
  ['2 Minuten 30 Sekunden', ['2 Min. 30 Sek.']],
  ['10 Minuten backen, dann auf 190 Grad senken und weitere 45 Minuten backen.', ['10 Min.', '45 Min.']],
  ['8 Minuten weich dünsten, dann eine Minute mitrösten', ['8 Min.', '1 Min.']],
  ['5 Minuten braten, wenden und noch einmal 5 Minuten braten', ['5 Min.']],
  ['Nach 8 Stunden sind sie weich', ['8 Std.']],
])('"%s" has %j', (step, expected) => {
  expect(textsIn(step)).toEqual(expected)
})

test.each([
  'auf 200 Grad vorheizen',
  'eine Form von 20 mal 30 Zentimetern',
  'zwei Tage im Kühlschrank',
  'in 2 Stücke schneiden',
  '5 Sekunden pulsieren',
  '30 Stunden ziehen lassen',
  '0 Minuten',
  'im 10-Minuten-Takt',
  'ein 10-minütiges Bad',
  'eine Minutensuppe',
  'ein Hauch Pfeffer und 2 Minzblätter',
  '',
])('"%s" has nothing to time', (step) => {
  expect(textsIn(step)).toEqual([])
})

test('a range rings after its first end, and its rest is known', () => {
  expect(stepDurations('12 bis 15 Minuten')).toEqual([{ seconds: 720, moreSeconds: 180 }])
})
