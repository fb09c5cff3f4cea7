import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestServer } from '../testing/test-server.ts'
import { callOptionsOf } from './every-operation.ts'
import { changesWhatIsOpen } from './operations-of-versions.ts'
import { ACCOUNTS } from './preparations/accounts.ts'
import { EDITING } from './preparations/editing.ts'
import { HABITS_AND_GOALS } from './preparations/habits-and-goals.ts'
import { nothing, type Preparation, publishByHand } from './preparations/preparation.ts'
import { READING } from './preparations/reading.ts'
import { sampleInput } from './sample-input.ts'
import { arrangeSecondFactor, isOfSecondFactor } from './second-factor-samples.ts'
import type { World } from './world.ts'

/** A call that succeeds and changes data, in a world of its own. */
export type EffectiveSample = {
  input: Record<string, unknown>
  callOptions: { host: string; token: string | null }
  /** The subject of the call besides its input, for queries that need it as their input. */
  about: Record<string, unknown>
}

const PREPARATIONS = new Map([...READING, ...HABITS_AND_GOALS, ...EDITING, ...ACCOUNTS])

const ofSecondFactor =
  (operation: AnyOperation): Preparation =>
  async (testServer, world) => {
    const { input, callOptions } = await arrangeSecondFactor(testServer, world, operation)
    return { input, token: callOptions.token }
  }

const preparationsFor = (operation: AnyOperation): readonly Preparation[] =>
  PREPARATIONS.get(operation) ?? [isOfSecondFactor(operation) ? ofSecondFactor(operation) : nothing]

/**
 * Calls of an operation that succeed and change data, as many as needed to cover everything that it can
 * change.
 */
export const effectiveSamples = (
  testServer: TestServer,
  operation: AnyOperation,
): ((world: World) => Promise<EffectiveSample>)[] =>
  preparationsFor(operation).map((prepare) => async (world) => {
    const { input = {}, about = {}, token } = await prepare(testServer, world)
    // Where each save is published, no change stays open.
    if (changesWhatIsOpen(operation)) await publishByHand(testServer, world)
    const callOptions = callOptionsOf(operation, world)
    return {
      input: { ...sampleInput(operation, world), ...input },
      about,
      callOptions: token === undefined ? callOptions : { ...callOptions, token },
    }
  })
