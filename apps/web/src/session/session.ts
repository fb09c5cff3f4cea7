import { type QueryClient, type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import type {
  PersonOfSession,
  SessionAnswer,
  SessionUser,
} from '@wohlauf/contract/values/accounts/session-answer'
import { CallError } from '../api/call-error.ts'
import { ask, type Leaving, removeFromDevice, storeAnswer, storeAnswersOf } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { pushClient } from '../native/push.ts'
import { beginVisit } from '../ui/dialogs/visit.ts'
import { endWhenContradicted } from './another-person.ts'
import { applyAppSettings, appSettings } from './app-settings.ts'
import { keepTypedInputOnlyOf } from './typed-input.ts'

const applySession = (answer: SessionAnswer): SessionUser => {
  const { appId, user } = answer
  storedSession.setOwner(appId, user.id)
  storeAnswersOf(appId, user.id, user.role.role === 'ROLE_USER' && !user.isImpersonated)
  applyAppSettings(answer)
  return user
}

const authenticate = async (context: QueryFunctionContext): Promise<SessionUser | null> => {
  // There is no stored session and the document names the app: no query is needed.
  if (!storedSession.token && appSettings.get()) return null
  try {
    const answer = await ask(FIRST_CALLS.getAuthenticatedUser, {}, context, (lateAnswer) =>
      context.client.setQueryData(context.queryKey, lateAnswer.user),
    )
    // The storage already names this tab's person, or another one who has logged in since.
    if (storedSession.userId !== answer.user.id) return applySession(answer)
    applyAppSettings(answer)
    return answer.user
  } catch (error) {
    await endWhenContradicted(error)
    if (!(error instanceof CallError) || error.status !== 401) throw error
    applyAppSettings(error.body)
    return null
  }
}

/** Null without a login. Cached under the operation's name, so that commands which change it refetch it. */
export const sessionOptions = queryOptions<SessionUser | null, CallError>({
  queryKey: [FIRST_CALLS.getAuthenticatedUser.name],
  queryFn: authenticate,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : false),
  meta: { isSilent: true },
})

const withoutDevices = (user: SessionUser | null): PersonOfSession | null => {
  if (!user) return null
  const { pushNotificationConfigurations: _, ...person } = user
  return person
}

/** The same object until something in it changes: the whole shell is rendered with it. */
export const useSessionUser = (): PersonOfSession | null =>
  useQuery({ ...sessionOptions, select: withoutDevices }).data ?? null

/** With the person's devices, which change while nothing else does: at the first visit of each one. */
export const useSessionUserWithDevices = (): SessionUser | null => useQuery(sessionOptions).data ?? null

/** True until it is known whether a person is logged in. */
export const useIsSessionAwaited = (): boolean => useQuery(sessionOptions).isPending

/** An admin views the account: nothing can be changed, so no command is sent automatically either. */
export const useIsVisit = (): boolean => useSessionUser()?.isImpersonated ?? false

const isOfThePerson = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== sessionOptions.queryKey[0]

export const beginSession = (queryClient: QueryClient, answer: SessionAnswer): void => {
  beginVisit()
  keepTypedInputOnlyOf(answer.user.id)
  queryClient.removeQueries({ predicate: isOfThePerson })
  queryClient.setQueryData(sessionOptions.queryKey, applySession(answer))
  storeAnswer(FIRST_CALLS.getAuthenticatedUser, {}, answer)
}

/**
 * @param leaving data that leave the device: after a session that the person has not ended, queued commands
 * stay; null: another tab removes them
 */
export const forgetSession = (queryClient: QueryClient, leaving: Leaving | null = 'all'): void => {
  if (leaving && leaving !== 'answers' && !storedSession.isOfAnother) void pushClient()?.release()
  if (leaving) void removeFromDevice(leaving)
  storedSession.clear()
  queryClient.getMutationCache().clear()
  queryClient.setQueryData(sessionOptions.queryKey, null)
  // Components that show an answer have to unmount first: one whose answer is removed would refetch it, and
  // be refused.
  setTimeout(() => queryClient.removeQueries({ type: 'inactive', predicate: isOfThePerson }))
}
