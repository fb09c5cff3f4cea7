import type { CallOptions } from '../call.ts'
import type { TestServer } from '../test-server.ts'
import type { TestApp, TestUser } from './people.ts'

export type Learner = {
  app: TestApp
  user: TestUser
  /** Options for `call`: the caller's session and host. */
  as: Required<Pick<CallOptions, 'token' | 'host'>>
}

/** A signed-in learner: in an app of their own, unless one is given. */
export const createLearner = async (testServer: TestServer, existing?: TestApp): Promise<Learner> => {
  const app = existing ?? (await testServer.createApp())
  const user = await testServer.createUser({ app })
  return { app, user, as: { token: await testServer.signIn(user), host: app.host } }
}

type Counted = { status: number; refusal?: { identifier: string } | null | undefined }

/** Repeats a call while it is refused as busy: on a slow machine earlier calls take longer than a request waits. */
export const retryWhileBusy = async <Answer extends Counted>(
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await call()
  return answer.refusal?.identifier === 'busy' ? retryWhileBusy(call) : answer
}

/** Sends the same call many times concurrently; returns each status with its count. */
export const callConcurrently = async (
  times: number,
  call: () => Promise<Counted>,
): Promise<Record<number, number>> => {
  const answers = await Promise.all(Array.from({ length: times }, () => retryWhileBusy(call)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
