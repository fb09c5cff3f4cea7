import type { AnyOperation } from '@wohlauf/contract/operation'
import { StartError } from '../../base/config/start-error.ts'
import type { AnyHandler } from './handler.ts'

/** @throws StartError when an operation does not have exactly one handler, or a handler no operation */
export const pairHandlers = (
  operations: readonly AnyOperation[],
  handlers: readonly AnyHandler[],
): AnyHandler[] => {
  const idle = handlers.find(({ operation }) => !operations.includes(operation))
  if (idle)
    throw new StartError(`The operation ${idle.operation.name} has a handler but is not in the contract.`)
  return operations.map((operation) => {
    const fitting = handlers.filter((handler) => handler.operation === operation)
    if (fitting.length !== 1 || !fitting[0])
      throw new StartError(
        `The operation ${operation.name} has ${fitting.length} handlers; it needs exactly one, in contexts/<context>/operations.`,
      )
    return fitting[0]
  })
}
