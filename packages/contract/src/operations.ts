import type { AnyOperation } from './operation.ts'
import * as files from './operation-files.ts'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

/** An import loads all schemas: for the server and for tests, not for the web. */
export const OPERATIONS: readonly AnyOperation[] = Object.values(files)
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isOperation)
