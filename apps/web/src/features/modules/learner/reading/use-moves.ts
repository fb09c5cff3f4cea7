import { type Module, markModulePageAsSeen } from '@wohlauf/contract/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { useRef } from 'react'
import { useCommand } from '../../../../api/hooks.ts'
import { useIsVisit } from '../../../../session/session.ts'
import { notify } from '../../../../ui/snackbar-queue.ts'
import { expectPageSeen } from '../rules/expected.ts'
import { isNewPage, isNextDisabled, mayGoBack, nextPlace, previousPlace } from '../rules/moves.ts'
import { type OpenTask, openTasks } from '../rules/open-tasks.ts'
import type { Place } from '../rules/place.ts'
import type { Reader } from './reader.ts'

/** The second click of a double click is not meant for the page that the first one opened. */
const DOUBLE_CLICK_MS = 350

type Reading = Pick<Reader, 'carryOut'> & {
  module: Module
  place: Place
  goTo: (place: Place) => void
  /** Something on the page has to be done first. */
  onOpenTask: (task: OpenTask) => void
}

/** "move-to-next-page" and the way back, for the buttons, the keys and the finger alike. */
export const useMoves = ({ module, place, goTo, carryOut, onOpenTask }: Reading) => {
  const markAsSeen = useCommand(markModulePageAsSeen)
  const isVisit = useIsVisit()
  const lastMoveAt = useRef(Number.NEGATIVE_INFINITY)
  const move = (to: Place) => {
    lastMoveAt.current = performance.now()
    goTo(to)
  }
  const isTooSoon = () => performance.now() - lastMoveAt.current < DOUBLE_CLICK_MS
  const next = () => {
    if (isTooSoon() || place.type === 'SUCCESS') return
    if (isNextDisabled(module, place)) {
      const page = place.type === 'MODULE' ? module.pages[place.pageIndex] : undefined
      const [task] = page ? openTasks(page) : []
      if (task) onOpenTask(task)
      return
    }
    if (place.type === 'MODULE' && isNewPage(module, place.pageIndex)) {
      if (isVisit) {
        notify('info', REFUSALS['visit-is-read-only'].message)
        return
      }
      const modulePageId = module.pages[place.pageIndex]?.modulePageId ?? ''
      void carryOut({
        key: `seen ${modulePageId}`,
        expect: expectPageSeen(place.pageIndex),
        send: () => markAsSeen.mutateAsync({ modulePageId }),
      })
    }
    move(nextPlace(module, place))
  }
  const back = () => {
    if (!isTooSoon() && mayGoBack(place)) move(previousPlace(module, place))
  }
  return { next, back }
}
