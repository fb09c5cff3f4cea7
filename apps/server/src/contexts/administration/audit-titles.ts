import { OPERATIONS } from '@wohlauf/contract/operations'

const TITLES = new Map(OPERATIONS.flatMap(({ name, audit }) => (audit ? [[name, audit.title] as const] : [])))

/** In German; the name of an operation that does not exist any more. */
export const auditTitleOf = (operation: string): string => TITLES.get(operation) ?? operation
