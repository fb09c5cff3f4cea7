type End = () => Promise<unknown>

const left = new Set<End>()

/** What a campaign has started, ended in the opposite order: when it is over, when its start fails, or when a signal ends the run. */
export const createEndings = () => {
  const ends: End[] = []
  let ending: Promise<void> | null = null
  const endAll = async () => {
    left.delete(end)
    for (const each of ends.toReversed()) await each().catch((error) => console.error(error))
  }
  const end = (): Promise<void> => {
    ending ??= endAll()
    return ending
  }
  left.add(end)
  return {
    add: (each: End): void => void ends.push(each),
    end,
    /** Ends what was started so far when the rest cannot be. */
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

/** Whatever still runs. */
export const endWhatIsLeft = async (): Promise<void> => {
  for (const end of left) await end()
}
