/** The same finding more often than this says nothing new. */
const SHOWN_OF_A_KIND = 3

export type Report = {
  /** One request was sent. */
  count: () => void
  /** Something broke: a short name of the kind, and what is needed to see it again. */
  finding: (kind: string, detail: string) => void
  /** A figure for the reader of the summary. */
  note: (text: string) => void
  summary: () => { requests: number; findings: number; notes: readonly string[] }
}

/** Counts a campaign's requests and prints its findings as they come, of each kind the first few. */
export const createReport = (campaign: string): Report => {
  const kinds = new Map<string, number>()
  const notes: string[] = []
  let requests = 0
  return {
    count: () => {
      requests += 1
    },
    finding: (kind, detail) => {
      const seen = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, seen)
      if (seen <= SHOWN_OF_A_KIND) console.log(`BROKEN ${campaign}: ${kind}\n    ${detail.slice(0, 1500)}`)
    },
    note: (text) => void notes.push(text),
    summary: () => {
      for (const [kind, times] of kinds)
        if (times > SHOWN_OF_A_KIND) console.log(`BROKEN ${campaign}: ${kind}, ${times} times in all`)
      return { requests, findings: [...kinds.values()].reduce((sum, times) => sum + times, 0), notes }
    },
  }
}
