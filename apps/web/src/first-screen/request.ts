import type { ScreenRequest } from '@wohlauf/contract/first-answers'

let current: ScreenRequest | null = null

/** Of the screen that is being rendered: rendering is synchronous, so there is one at a time. */
export const screenRequest = (): ScreenRequest => {
  if (!current) throw new Error('no first screen is being rendered')
  return current
}

export const during = <T>(request: ScreenRequest, work: () => T): T => {
  current = request
  try {
    return work()
  } finally {
    current = null
  }
}
