/** A command in progress, and the state expected after it. */
export type Step<T> = {
  /**
   * The step is ignored while another one with the same key is in progress. Without a key every step is
   * carried out: an undo may not be lost.
   */
  key?: string
  expect: (value: T) => T
  send: () => Promise<unknown>
}

export type CommandQueue<T> = {
  /** Resolves to whether it succeeded; to false immediately when its key is already in progress. */
  add: (step: Step<T>) => Promise<boolean>
}

/**
 * Sends one command after the other: each may build on the previous one. When one fails, those behind it are
 * dropped with their expected states.
 *
 * @param onChange gets the expectations, oldest first, whenever they change
 */
export const createCommandQueue = <T>(
  onChange: (expectations: readonly ((value: T) => T)[]) => void,
): CommandQueue<T> => {
  type Waiting = Step<T> & { settle: (isDone: boolean) => void }
  let line: readonly Waiting[] = []
  const update = (next: readonly Waiting[]) => {
    line = next
    onChange(line.map(({ expect }) => expect))
  }
  const sendAll = async () => {
    for (let first = line[0]; first; first = line[0]) {
      const current = first
      const isDone = await current.send().then(
        () => true,
        () => false,
      )
      const settledSteps = isDone ? [current] : line
      update(line.filter((step) => !settledSteps.includes(step)))
      for (const step of settledSteps) step.settle(isDone)
    }
  }
  return {
    add: (step) => {
      if (step.key && line.some(({ key }) => key === step.key)) return Promise.resolve(false)
      return new Promise((settle) => {
        const isIdle = line.length === 0
        update([...line, { ...step, settle }])
        if (isIdle) void sendAll()
      })
    },
  }
}
