import type { AnyOperation } from './operation.ts'

/**
 * The input's field with the id of what an operation is about; null without one.
 * @throws Error when several fields have an id and the operation does not state which one is the target */
export const targetFieldOf = ({ name, input, audit }: AnyOperation): string | null => {
  const fields = Object.keys(input.shape)
  if (audit?.target !== undefined) {
    if (fields.includes(audit.target)) return audit.target
    throw new Error(`The operation ${name} has no field ${audit.target} that its audit could name.`)
  }
  const ids = fields.filter((field) => field.endsWith('Id'))
  if (ids.length > 1)
    throw new Error(`The operation ${name} has several ids: its audit must say which one is the target.`)
  return ids[0] ?? null
}
