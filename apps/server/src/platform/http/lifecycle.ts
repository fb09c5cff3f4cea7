/**
 * `serving`; `leaving`: asked to end, and still answering until the clients have noticed; `lost`: something it cannot be
 * without is gone for good, and the process is about to end.
 */
export type Condition = 'serving' | 'leaving' | 'lost'

export type Lifecycle = {
  condition: () => Condition
  leave: () => void
  lose: () => void
}

/** What a process says of itself to load balancers and supervisors. What was lost stays lost. */
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
