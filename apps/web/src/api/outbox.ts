import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { call, type UploadFiles } from './call.ts'

/** Sends commands, now or later, and shows what they change. */
export type Outbox = {
  /** @throws CallError if the server refuses the command while its screen waits, or the command cannot wait */
  carryOut: <Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    files: UploadFiles,
  ) => Promise<OutputOf<Op>>
  /**
   * Whether queued commands change the answer of the query of this name: then the cached one is newer than
   * the server's.
   */
  isAheadOfServer: (name: string) => boolean
  /** Called when a person has logged in or out. */
  onSession: () => void
}

let load: () => Promise<Outbox | null> = async () => null
let loading: Promise<Outbox | null> | undefined
let loadedOutbox: Outbox | null = null

/** Called at start. Where it cannot be loaded, commands need a network. */
export const registerOutbox = (loadOutbox: () => Promise<Outbox>): void => {
  load = () => loadOutbox().catch(() => null)
  loading = undefined
  loadedOutbox = null
}

export const loadOutbox = (): Promise<Outbox | null> => {
  loading ??= load().then((outbox) => {
    loadedOutbox = outbox
    // The next command, or session, loads it again.
    if (!outbox) loading = undefined
    return outbox
  })
  return loading
}

export const isAheadOfServer = (name: string): boolean => loadedOutbox?.isAheadOfServer(name) ?? false

/** @throws CallError with a German message */
export const carryOut = async <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  files: UploadFiles = {},
): Promise<OutputOf<Op>> => {
  const outbox = operation.answerWhileWaiting && (await loadOutbox())
  return outbox ? outbox.carryOut(operation, input, files) : call(operation, input, { files })
}
