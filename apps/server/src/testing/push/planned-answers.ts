/** How a test server answers: complete, never, or by cutting the connection. */
export type PlannedAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'silence'
  | 'cut'

export type PlannedAnswers = {
  /** Answers the next requests, in this order; then requests succeed again. */
  next: (...answers: PlannedAnswer[]) => void
  /** Answers every request until `succeed`. */
  always: (answer: PlannedAnswer) => void
  succeed: () => void
  /** Answers requests to one device, before the others. */
  ofDevice: (token: string, answer: PlannedAnswer) => void
  /** Undefined: the request succeeds. */
  take: (token: string) => PlannedAnswer | undefined
}

export const planAnswers = (): PlannedAnswers => {
  const devices = new Map<string, PlannedAnswer>()
  let queue: PlannedAnswer[] = []
  let forAll: PlannedAnswer | undefined
  return {
    next: (...answers) => void queue.push(...answers),
    always: (answer) => {
      forAll = answer
    },
    succeed: () => {
      forAll = undefined
      queue = []
    },
    ofDevice: (token, answer) => void devices.set(token, answer),
    take: (token) => devices.get(token) ?? queue.shift() ?? forAll,
  }
}
