/** `leaving`: asked to stop, still answering until clients have noticed; `lost`: an essential part is gone for good. */
type Condition = 'serving' | 'leaving' | 'lost'

export type Lifecycle = {
  condition: () => Condition
  leave: () => void
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
    lose: () => {
      condition = 'lost'
    },
  }
}
