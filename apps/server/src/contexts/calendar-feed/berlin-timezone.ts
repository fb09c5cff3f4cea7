const NAME = 'Europe/Berlin'

const change = (
  name: 'daylight' | 'standard',
  start: string,
  month: number,
  from: string,
  to: string,
  zone: string,
) => [
  name,
  [
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    ['tzname', {}, 'text', zone],
    ['dtstart', {}, 'date-time', start],
    ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday: '-1SU' }],
  ],
  [],
]

/**
 * The clock changes of the European Union since 1996 (directive 2000/84/EC), as jCal: a calendar that does not know the
 * name of the zone reads its rules here.
 */
export const BERLIN = {
  name: NAME,
  parameter: { tzid: NAME },
  component: [
    'vtimezone',
    [['tzid', {}, 'text', NAME]],
    [
      change('daylight', '1996-03-31T02:00:00', 3, '+01:00', '+02:00', 'CEST'),
      change('standard', '1996-10-27T03:00:00', 10, '+02:00', '+01:00', 'CET'),
    ],
  ],
}
