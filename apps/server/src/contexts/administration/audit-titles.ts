import { OPERATIONS } from '@wohlauf/contract/operations'

const TITLES = new Map(OPERATIONS.flatMap(({ name, audit }) => (audit ? [[name, audit.title] as const] : [])))

/** What an operation does, in German; of one that does not exist any more, only its name is left. */
export const auditTitleOf = (operation: string): string => TITLES.get(operation) ?? operation
