import type { ModuleSummary } from '@wohlauf/contract/modules/modules'

type Candidate = Pick<ModuleSummary, 'moduleId' | 'isCompleted'>

/** The next module in the list that is not completed; after the last one, the first that was skipped. */
export const nextModule = <M extends Candidate>(modules: readonly M[], moduleId: string): M | undefined => {
  const position = modules.findIndex((each) => each.moduleId === moduleId)
  const inTurn = [...modules.slice(position + 1), ...modules.slice(0, Math.max(position, 0))]
  return inTurn.find(({ isCompleted }) => !isCompleted)
}
