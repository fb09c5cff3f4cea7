type End = () => Promise<unknown>

const pendingEnds = new Set<End>()

/** A stack of cleanup functions, called in reverse order when a campaign is over, when its start fails, or on a signal. */
export const createEndings = () => {
  const ends: End[] = []
  let ending: Promise<void> | null = null
  const endAll = async () => {
    pendingEnds.delete(end)
    for (const each of ends.toReversed()) await each().catch((error) => console.error(error))
  }
  const end = (): Promise<void> => {
    ending ??= endAll()
    return ending
  }
  pendingEnds.add(end)
  return {
    add: (each: End): void => void ends.push(each),
    end,
    /** Runs `start` and cleans up when it throws. */
    orEnd: async <T>(start: () => Promise<T>): Promise<T> => {
      try {
        return await start()
      } catch (error) {
        await end()
        throw error
      }
    },
  }
}

/** Cleans up everything that was not cleaned up yet. */
export const endWhatIsLeft = async (): Promise<void> => {
  for (const end of pendingEnds) await end()
}
