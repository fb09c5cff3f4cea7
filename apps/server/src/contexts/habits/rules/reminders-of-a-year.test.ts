import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import { seedsInTurn } from '../../../../../../config/slow-tests.ts'
import { type ReminderPlan, reminderAfterChange, settleDueReminder } from './next-reminder.ts'

/*
 * 10,000 random habits through the year 2027, with edits, logs, pauses and workers that die: each is compared
 * with a simulation of the year, day by day in the minutes of a wall clock, without instants, zones or stored
 * values. The minutes in between are skipped: something happens only at an event, or when a worker finds a due
 * reminder.
 */

const HABITS = 10_000
const [DAY_SECONDS, HOUR_SECONDS] = [86_400, 3600]
const YEAR_BEGINS = Date.UTC(2027, 0, 1) / 1000
/** Summer time lasts from 28 March until 31 October 2027; all events are after 04:00, when the clocks are changed. */
const offsetOf = (day: number): number => (day >= 86 && day < 303 ? 2 * HOUR_SECONDS : HOUR_SECONDS)
const instantOf = (day: number, second: number): number =>
  YEAR_BEGINS + day * DAY_SECONDS + second - offsetOf(day)
const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const textOf = (day: number): string =>
  dateOf(YEAR_BEGINS + day * DAY_SECONDS)
    .toISOString()
    .slice(0, 10)
/** 1 January 2027 is a Friday. */
const weekdayOn = (day: number): number => (day + 4) % 7

/** A generator with a seed, so that a failure comes again (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return (below: number) => Math.floor(next() * below)
}
type Random = ReturnType<typeof createRandom>

const KINDS = [
  'edit',
  'edit',
  'log',
  'log',
  'log',
  'undo',
  'fill in',
  'pause',
  'end pause',
  'disable',
  'enable',
] as const
type Event = {
  day: number
  second: number
  kind: (typeof KINDS)[number]
  days: number
  minute: number
  pauseDays: number
}

/** A set of weekdays as bits, Monday first; a time between 05:00 and 23:55 in minutes. */
const drawPlan = (random: Random) => ({ days: 1 + random(127), minute: 300 + 5 * random(228) })

/**
 * Falls between two minutes, so that it is clear whether a worker came before it. Half of the events are close to a
 * reminder.
 */
const drawEvent = (random: Random, minute: number): Event => {
  const second = random(2) ? (minute - 30 + random(90)) * 60 + 30 : (240 + random(1200)) * 60 + 30
  return {
    day: random(365),
    second: Math.min(Math.max(second, 4 * HOUR_SECONDS + 30), DAY_SECONDS - 30),
    kind: KINDS[random(KINDS.length)] ?? 'edit',
    ...drawPlan(random),
    pauseDays: random(20),
  }
}

/** A time without a worker, for minutes or hours, at most until midnight. */
type Outage = { day: number; from: number; until: number }
const drawOutages = (random: Random): Map<number, Outage> => {
  const drawn = Array.from({ length: 40 }, () => {
    const [day, from] = [random(365), (300 + random(1140)) * 60]
    const minutes = random(3) ? 1 + random(75) : random(300)
    return { day, from, until: Math.min(from + minutes * 60, DAY_SECONDS) }
  })
  return new Map(drawn.map((outage) => [outage.day, outage]))
}

/**
 * The second of the day at which a worker sees a due reminder; none does so before midnight when the outage lasts
 * until then.
 */
const seenAt = (outages: ReadonlyMap<number, Outage>, day: number, second: number): number => {
  const outage = outages.get(day)
  const isAway = outage && outage.from <= second && second < outage.until
  return isAway ? outage.until : second
}

type Sent = { day: number; due: number; sent: number }
type Case = {
  first: { days: number; minute: number }
  events: readonly Event[]
  outages: ReadonlyMap<number, Outage>
}

/** The simulated year. */
const accountOf = ({ first, events, outages }: Case): Sent[] => {
  const sentReminders: Sent[] = []
  let { days, minute } = first
  let [isEnabled, pausedUntil, loggedDay, sentDay] = [true, -1, -1, -1]
  let nth = 0
  for (let day = 0; day < 365; day += 1) {
    const isPlanned = () => isEnabled && ((days >> weekdayOn(day)) & 1) === 1 && pausedUntil < day
    const isWanted = () => isPlanned() && loggedDay !== day && sentDay !== day
    let since = -1
    let pendingMinute: number | null = null
    for (;;) {
      const event = events[nth]?.day === day ? events[nth] : undefined
      const until = event?.second ?? DAY_SECONDS
      const due = minute * 60
      if (pendingMinute === null && isWanted() && since < due && due < until) pendingMinute = due
      const seenSecond = pendingMinute === null ? until : seenAt(outages, day, pendingMinute)
      if (pendingMinute !== null && seenSecond < until) {
        if (seenSecond - pendingMinute <= HOUR_SECONDS) {
          sentReminders.push({ day, due: pendingMinute, sent: seenSecond })
          sentDay = day
        }
        pendingMinute = null
      }
      if (!event) break
      nth += 1
      if (event.kind === 'edit') ({ days, minute } = event)
      if (event.kind === 'log' && isPlanned()) loggedDay = day
      if (event.kind === 'undo' && isEnabled) loggedDay = -1
      if (event.kind === 'pause' && isEnabled) pausedUntil = day + event.pauseDays
      if (event.kind === 'end pause') pausedUntil = -1
      if (event.kind === 'disable') [isEnabled, pausedUntil] = [false, -1]
      if (event.kind === 'enable' && !isEnabled) [isEnabled, loggedDay] = [true, -1]
      const isKept = pendingMinute !== null && isWanted() && minute * 60 < event.second
      if (!isKept || event.second - (pendingMinute ?? 0) > HOUR_SECONDS) pendingMinute = null
      since = event.second
    }
  }
  return sentReminders
}

const weekdaysOf = (days: number): Weekday[] => WEEKDAYS.filter((_, bit) => (days >> bit) & 1)
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`

const applyEvent = (plan: ReminderPlan, event: Event): ReminderPlan => {
  const today = textOf(event.day)
  const isPlanned =
    plan.isEnabled &&
    plan.weekdays.includes(WEEKDAYS[weekdayOn(event.day)] ?? 'MONDAY') &&
    (plan.pausedUntil ?? '') < today
  switch (event.kind) {
    case 'edit':
      return { ...plan, weekdays: weekdaysOf(event.days), notificationTime: timeOf(event.minute) }
    case 'log':
      return isPlanned ? { ...plan, loggedOn: today } : plan
    case 'undo':
      return plan.isEnabled ? { ...plan, loggedOn: null } : plan
    case 'fill in':
      return plan
    case 'pause':
      return plan.isEnabled ? { ...plan, pausedUntil: textOf(event.day + event.pauseDays) } : plan
    case 'end pause':
      return { ...plan, pausedUntil: null }
    case 'disable':
      return { ...plan, isEnabled: false, pausedUntil: null }
    case 'enable':
      return plan.isEnabled ? plan : { ...plan, isEnabled: true, loggedOn: null }
  }
}

/** The day and second of a reminder by the wall clock, on which no reminder is due before 05:00. */
const wallOf = (seconds: number): { day: number; second: number } => {
  const near = Math.floor((seconds + HOUR_SECONDS - YEAR_BEGINS) / DAY_SECONDS)
  const day = seconds - instantOf(near, 0) < 4 * HOUR_SECONDS ? near - 1 : near
  return { day, second: seconds - instantOf(day, 0) }
}

/** The same year according to the rules, as commands and workers use them. */
const simulate = ({ first, events, outages }: Case, random: Random): Sent[] => {
  const sentReminders: Sent[] = []
  let plan: ReminderPlan = {
    isEnabled: true,
    weekdays: weekdaysOf(first.days),
    notificationTime: timeOf(first.minute),
    pausedUntil: null,
    remindedOn: null,
    loggedOn: null,
  }
  let storedReminder = reminderAfterChange(null, plan, dateOf(instantOf(0, 0) - 1))
  const end = instantOf(365, 0)
  let nth = 0
  for (;;) {
    const event = events[nth]
    const next = event ? instantOf(event.day, event.second) : end
    const due = storedReminder ? storedReminder.getTime() / 1000 : end
    const wall = wallOf(due)
    const seenInstant = due < end ? instantOf(wall.day, seenAt(outages, wall.day, wall.second)) : end
    if (seenInstant < next) {
      // A worker that dies before its commit has done nothing; the next one does the same again.
      for (let deaths = random(8) === 0 ? 1 : 0; storedReminder && deaths >= 0; deaths -= 1) {
        const settlement = settleDueReminder(storedReminder, plan, dateOf(seenInstant))
        if (deaths > 0) continue
        if (settlement.isSent)
          sentReminders.push({ day: wall.day, due: wall.second, sent: seenInstant - instantOf(wall.day, 0) })
        plan = { ...plan, remindedOn: settlement.remindedOn }
        storedReminder = settlement.nextReminderAt
        break
      }
    } else if (event) {
      plan = applyEvent(plan, event)
      storedReminder = reminderAfterChange(storedReminder, plan, dateOf(next))
      nth += 1
    } else return sentReminders
  }
}

const drawCase = (random: Random): Case => {
  const first = drawPlan(random)
  // Most people change little, some all the time.
  const count = random(4) ? random(8) : random(120)
  const drawnEvents = Array.from({ length: count }, () => drawEvent(random, first.minute))
  const events = drawnEvents.sort((one, other) => one.day - other.day || one.second - other.second)
  return {
    first,
    events: events.filter((event, at) => isLater(events[at - 1], event)),
    outages: drawOutages(random),
  }
}

const isLater = (before: Event | undefined, event: Event): boolean =>
  !before || before.day < event.day || before.second < event.second

test('each planned, unlogged, unpaused day of a year has exactly one reminder, at its minute', () => {
  let reminders = 0
  const seeds = seedsInTurn(HABITS)
  for (const seed of seeds) {
    const random = createRandom(seed)
    const drawnCase = drawCase(random)
    const expected = accountOf(drawnCase)
    const simulated = simulate(drawnCase, random)
    reminders += simulated.length
    if (JSON.stringify(simulated) !== JSON.stringify(expected))
      expect({ seed, drawn: drawnCase.events, found: simulated }).toEqual({
        seed,
        drawn: drawnCase.events,
        found: expected,
      })
  }
  // The comparison covered enough reminders to mean something.
  expect(reminders).toBeGreaterThan(seeds.length * 100)
})
