/** Where the product runs that the journeys visit. */
export type RunningProduct = { port: number; dataDir: string }

/** The set-up's process devices it on to the workers' this way. */
const NAME = 'WOHLAUF_JOURNEYS'

export const tellWorkers = (running: RunningProduct): void => {
  process.env[NAME] = JSON.stringify(running)
}

/** @throws Error outside of a run */
export const runningProduct = (): RunningProduct => {
  const told = process.env[NAME]
  if (!told) throw new Error('The product does not run: start the journeys with "playwright test".')
  return JSON.parse(told) as RunningProduct
}
