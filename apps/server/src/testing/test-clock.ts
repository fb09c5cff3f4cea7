/** A Wednesday morning in Berlin, far from midnight, month's end and the clock change. */
const START = new Date('2026-03-04T09:00:00.000Z')

export type TestClock = {
  now: () => Date
  set: (date: Date | string) => void
  advance: (milliseconds: number) => void
}

/** The server's clock, standing still until a test moves it. */
export const createTestClock = (): TestClock => {
  let now = START.getTime()
  return {
    now: () => new Date(now),
    set: (date) => {
      now = new Date(date).getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
