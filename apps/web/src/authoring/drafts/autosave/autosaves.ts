import type { QueryClient } from '@tanstack/react-query'
import {
  dropAutosaveAsManager,
  getAutosaveAsManager,
  getAutosavesAsManager,
  keepAutosaveAsManager,
} from '@wohlauf/contract/autosaves/autosaves'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { sendWhileLeaving } from '../../../api/send-while-leaving.ts'
import { storedSession } from '../../../api/stored-session.ts'
import { sessionOptions } from '../../../session/session.ts'
import { type Draft, draftKey, markAsSent, type Typed } from '../draft-store.ts'
import { describeFailure } from './autosave-failures.ts'
import { type AutosaveWriter, createAutosaveWriter } from './autosave-writer.ts'

/**
 * Only an app's managers have autosaves; a visiting admin changes nothing, and the admin site has no such
 * store.
 */
export const hasAutosaves = (queryClient: QueryClient): boolean => {
  const user = queryClient.getQueryData(sessionOptions.queryKey)
  return user?.isAppManager === true && !user.isImpersonated
}

/** Calls without a press: the end of a session is shown with the next press. */
const inBackground = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  call(operation, input, { isInBackground: true })

/** @returns undefined when the names could not be fetched */
export const namesOfAutosaves = (): Promise<readonly string[] | undefined> =>
  inBackground(getAutosavesAsManager, {}).then(
    (autosaves) => autosaves.map(({ name }) => name),
    () => undefined,
  )

const valuesIn = (text: string): object | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const inputOf = (name: string, { values, revision, savedAtMs }: Typed) => ({
  name,
  values: JSON.stringify(values),
  typedAt: new Date(savedAtMs).toISOString(),
  ...(revision === undefined ? {} : { revision }),
})

/** One writer for each form, so that calls stay in their order when the form is opened again. */
const writers = new Map<string, AutosaveWriter<Typed>>()

/** @returns null without one, undefined when it could not be fetched */
export const loadAutosave = async (name: string): Promise<Omit<Draft, 'files'> | null | undefined> => {
  if (writers.get(draftKey(name))?.isDropping()) return null
  const autosave = await inBackground(getAutosaveAsManager, { name }).catch(() => undefined)
  if (!autosave) return autosave
  const values = valuesIn(autosave.values)
  return values && { values, revision: autosave.revision, savedAtMs: Date.parse(autosave.typedAt) }
}

export const autosaveWriterOf = (name: string, userId: string | null): AutosaveWriter<Typed> => {
  const key = draftKey(name, userId)
  const existing = writers.get(key)
  if (existing) return existing
  const writer = createAutosaveWriter<Typed>({
    send: async (draft) => {
      // Another user is logged in: the draft stays on the device, for its author.
      if (storedSession.userId !== userId) throw new CallError('', { status: 401, identifier: 'unknown' })
      await (draft
        ? inBackground(keepAutosaveAsManager, inputOf(name, draft))
        : inBackground(dropAutosaveAsManager, { name }))
    },
    describeFailure,
    onSaved: ({ savedAtMs }) => void markAsSent(key, savedAtMs),
  })
  writers.set(key, writer)
  return writer
}

/** Called when the page is left: the browser finishes the call. */
export const sendUnsent = (name: string, writer: AutosaveWriter<Typed>): void => {
  const unsent = writer.removeUnsent()
  if (unsent?.content) sendWhileLeaving(keepAutosaveAsManager, inputOf(name, unsent.content))
  else if (unsent) sendWhileLeaving(dropAutosaveAsManager, { name })
}

/** For tests: each test stands for a tab of its own. */
export const forgetAutosaveWriters = (): void => {
  for (const writer of writers.values()) writer.removeUnsent()
  writers.clear()
}
