import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { FALLBACK_REFUSALS } from '@wohlauf/contract/fallback-refusals'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, isShownBySite } from '../../api/call-error.ts'
import type { IdsOfItems } from '../../authoring/packages/use-ids-of-items.ts'
import { OPERATIONS_OF_KINDS } from './handover-target.ts'

export type Outcome = { state: 'waiting' | 'running' | 'done' } | { state: 'failed'; message: string }

/** The login has ended, or the password was not proved: the next call would be refused as well. */
const endsAll = (error: unknown): boolean => error instanceof CallError && isShownBySite(error)

const failureOf = (error: unknown): Outcome => ({
  state: 'failed',
  message: error instanceof CallError ? error.message : FALLBACK_REFUSALS['internal-error'].message,
})

/**
 * Hands a package to one app after the other: each has a call of its own, so no failure affects another. An
 * app keeps its item's id, so that the command is idempotent; a second press omits the apps that have theirs.
 * Closing the dialog ends it after the app whose call is in flight.
 */
export const useHandover = (file: File, { kind }: PackageSummary, { idIn }: IdsOfItems) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const set = (appIds: readonly string[], outcome: Outcome) =>
    setOutcomes((before) => new Map([...before, ...appIds.map((appId) => [appId, outcome] as const)]))

  const hand = async (appIds: readonly string[]): Promise<void> => {
    const { operation, id } = OPERATIONS_OF_KINDS[kind]
    const open = appIds.filter((appId) => outcomes.get(appId)?.state !== 'done')
    set(open, { state: 'waiting' })
    for (const [index, appId] of open.entries()) {
      if (!isOpen.current) return
      set([appId], { state: 'running' })
      try {
        await call(operation, { appId, [id]: idIn(appId) }, { files: { package: file } })
        set([appId], { state: 'done' })
      } catch (error) {
        set(endsAll(error) ? open.slice(index) : [appId], failureOf(error))
        if (endsAll(error)) return
      }
    }
  }

  const isRunning = [...outcomes.values()].some(({ state }) => state === 'waiting' || state === 'running')
  return { outcomes, isRunning, hand }
}
