import type { AnyOperation } from '@wohlauf/contract/operation'

/** The first message of each field, by its path. */
export const errorsIn = ({ input }: AnyOperation, values: object): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { path, message } of input.safeParse(values).error?.issues ?? [])
    errors[path.join('.')] ??= message
  return errors
}
