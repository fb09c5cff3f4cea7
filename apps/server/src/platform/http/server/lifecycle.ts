/**
 * `serving`; `leaving`: asked to stop, still taking connections until clients have noticed; `closing`: each open connection ends with
 * its next answer; `lost`: an essential part is gone permanently, and the process is about to exit.
 */
type Condition = 'serving' | 'leaving' | 'closing' | 'lost'

export type Lifecycle = {
  condition: () => Condition
  leave: () => void
  close: () => void
  lose: () => void
}

/** The state of a process as its health endpoints report it. `lost` is final. */
export const createLifecycle = (): Lifecycle => {
  let condition: Condition = 'serving'
  return {
    condition: () => condition,
    leave: () => {
      if (condition === 'serving') condition = 'leaving'
    },
    close: () => {
      if (condition !== 'lost') condition = 'closing'
    },
    lose: () => {
      condition = 'lost'
    },
  }
}
