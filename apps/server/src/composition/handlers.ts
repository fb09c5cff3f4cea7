import { StartError } from '../platform/base/config/start-error.ts'
import type { AnyHandler } from '../platform/http/mount/handler.ts'
import { findInContexts, hasMembers } from './find-in-contexts.ts'

export const isHandler = (value: unknown): value is AnyHandler => hasMembers(value, 'operation', 'run')

export const HANDLERS_BY_FILE = await findInContexts('operations', isHandler)

const empty = HANDLERS_BY_FILE.find(({ values }) => values.length === 0)
if (empty) throw new StartError(`contexts/${empty.file} exports no handler of an operation.`)

/** The server does not start when an operation has no handler. */
export const HANDLERS: readonly AnyHandler[] = HANDLERS_BY_FILE.flatMap(({ values }) => values)
