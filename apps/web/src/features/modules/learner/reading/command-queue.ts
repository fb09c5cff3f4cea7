/** A command on its way, and what is shown meanwhile as if it were through. */
export type Step<T> = {
  /** What it is about: while a step is on its way, a second one with its key is not taken. */
  key: string
  expect: (value: T) => T
  send: () => Promise<unknown>
}

export type CommandQueue<T> = {
  /** Whether it went through; false at once when its key is on its way already. */
  add: (step: Step<T>) => Promise<boolean>
}

/**
 * Sends commands one after the other, in the order in which they were given: each may build on the one before. When one
 * fails, those behind it are dropped, and with them what they made look done.
 *
 * @param onChange told what to expect, oldest first, whenever that changes
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
      const sent = first
      const isDone = await sent.send().then(
        () => true,
        () => false,
      )
      const gone = isDone ? [sent] : line
      update(line.filter((step) => !gone.includes(step)))
      for (const step of gone) step.settle(isDone)
    }
  }
  return {
    add: (step) => {
      if (line.some(({ key }) => key === step.key)) return Promise.resolve(false)
      return new Promise((settle) => {
        const isIdle = line.length === 0
        update([...line, { ...step, settle }])
        if (isIdle) void sendAll()
      })
    },
  }
}
