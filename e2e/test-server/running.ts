/** The address of the product under test. */
export type RunningProduct = { port: number; dataDir: string }

/** The environment variable by which the global set-up passes it to the workers. */
const NAME = 'WOHLAUF_JOURNEYS'

export const publishRunningProduct = (running: RunningProduct): void => {
  process.env[NAME] = JSON.stringify(running)
}

/** @throws Error outside of a run */
export const runningProduct = (): RunningProduct => {
  const address = process.env[NAME]
  if (!address) throw new Error('The product does not run: start the journeys with "playwright test".')
  return JSON.parse(address) as RunningProduct
}
