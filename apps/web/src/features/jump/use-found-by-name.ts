import { findAsManager, JUMP_KINDS, type JumpKind } from '@wohlauf/contract/overview/find'
import { useAnswer } from '../../api/hooks.ts'
import { errorsIn } from '../../forms/errors-in.ts'
import { useSettled } from '../../ui/state/use-settled.ts'
import type { JumpSearch } from './jump.tsx'
import { KIND_NAMES, targetOf } from './jump-targets.ts'

/** A pause in typing: shorter ones would send a search for each letter. */
const PAUSE_MS = 150

const useFoundByName = (input: string, isSponsor: boolean): JumpSearch => {
  const text = useSettled(input, PAUSE_MS).trim()
  const isAsked = text !== '' && input.trim() !== '' && !errorsIn(findAsManager, { text }).text
  const answer = useAnswer(
    findAsManager,
    { text },
    { isEnabled: isAsked, isSilent: true, keepsPrevious: true },
  )
  const results = isAsked ? (answer.data?.results ?? []) : []
  return {
    groups: (Object.keys(JUMP_KINDS) as JumpKind[]).map((kind) => ({
      title: KIND_NAMES[kind],
      options: results
        .filter((result) => result.kind === kind)
        .map((result) => ({
          key: result.id,
          title: result.title,
          note: result.partOf,
          target: targetOf(result, isSponsor),
        })),
    })),
    isWaiting:
      input.trim() !== '' && (answer.isPlaceholderData || answer.isFetching || input.trim() !== text),
    failure: isAsked && !answer.isFetching ? (answer.error?.message ?? null) : null,
  }
}

export const useFoundForApp = (input: string): JumpSearch => useFoundByName(input, false)

/** A sponsor manager's seats have no list of companies around them. */
export const useFoundForSponsor = (input: string): JumpSearch => useFoundByName(input, true)
