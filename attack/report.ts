/** Further findings of the same kind are only counted. */
const SHOWN_OF_A_KIND = 3

export type Report = {
  /** Counts a request. */
  count: () => void
  /** Reports a fault: a short name of its kind, and the details needed to reproduce it. */
  finding: (kind: string, detail: string) => void
  /** Adds a line to the campaign's summary. */
  note: (text: string) => void
  summary: () => { requests: number; findings: number; notes: readonly string[] }
}

/** Counts a campaign's requests and prints the first findings of each kind immediately. */
export const createReport = (campaign: string): Report => {
  const kinds = new Map<string, number>()
  const notes: string[] = []
  let requests = 0
  return {
    count: () => {
      requests += 1
    },
    finding: (kind, detail) => {
      const seenCount = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, seenCount)
      if (seenCount <= SHOWN_OF_A_KIND)
        console.log(`BROKEN ${campaign}: ${kind}\n    ${detail.slice(0, 1500)}`)
    },
    note: (text) => void notes.push(text),
    summary: () => {
      for (const [kind, times] of kinds)
        if (times > SHOWN_OF_A_KIND) console.log(`BROKEN ${campaign}: ${kind}, ${times} times in all`)
      return { requests, findings: [...kinds.values()].reduce((sum, times) => sum + times, 0), notes }
    },
  }
}
