import type { SecurityEvent, SecurityNote } from './events.ts'

const WINDOW_MS = 60_000

/** Lines per minute of one event about one account (or about none, by app), and of one event in total. */
const MAX_LINES = { ofSubject: 10, ofEvent: 200 }

/** Reported once the window is over. */
type Omitted = { event: SecurityEvent; omitted: number }

type Window = { endsAt: number; written: number; omitted: number; bySubject: Map<string, number> }

export type LineBudget = {
  /** @returns false when the line must not be written; it then counts as omitted */
  take: (note: SecurityNote, now: number) => boolean
  /** The omitted lines of expired windows; each is returned once. */
  settle: (now: number) => Omitted[]
}

/** Guesses at one account leave room for others, and failures for changes; its memory is bounded as well. */
export const createLineBudget = (): LineBudget => {
  const windows = new Map<SecurityEvent, Window>()

  const settle = (now: number): Omitted[] => {
    const over = [...windows].filter(([, { endsAt }]) => endsAt <= now)
    for (const [event] of over) windows.delete(event)
    return over.flatMap(([event, { omitted }]) => (omitted > 0 ? [{ event, omitted }] : []))
  }

  const take = ({ event, userId, appId }: SecurityNote, now: number): boolean => {
    const window = windows.get(event) ?? {
      endsAt: now + WINDOW_MS,
      written: 0,
      omitted: 0,
      bySubject: new Map<string, number>(),
    }
    windows.set(event, window)
    const subject = `${appId} ${userId}`
    const ofSubject = window.bySubject.get(subject) ?? 0
    if (window.written >= MAX_LINES.ofEvent || ofSubject >= MAX_LINES.ofSubject) {
      window.omitted += 1
      return false
    }
    window.written += 1
    window.bySubject.set(subject, ofSubject + 1)
    return true
  }

  return { take, settle }
}
