import { useAnswer } from '../../api/hooks.ts'
import type { VersionState } from './state-text.ts'
import type { VersionedKind } from './versioned-kind.ts'

/** The states by item id. Missing until they are loaded: a list does not wait for them. */
export const useItemStates = ({ kind, states }: Pick<VersionedKind<never>, 'kind' | 'states'>) => {
  const { data } = useAnswer(states, {}, { isSilent: true, refetchOnReturn: true })
  const all = (data ?? []) as readonly (VersionState & Record<string, unknown>)[]
  return new Map(all.map((state) => [state[kind.id] as string, state as VersionState]))
}
