import { GENERAL_REFUSALS } from '@wohlauf/contract/general-refusals'
import { type Module, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { useRef } from 'react'
import { useCommand } from '../../../../api/hooks.ts'
import { useIsVisit } from '../../../../session/session.ts'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { isNewPage, isNextDisabled, mayGoBack, nextPosition, previousPosition } from '../rules/moves.ts'
import { type OpenTask, openTasks } from '../rules/open-tasks.ts'
import type { Position } from '../rules/position.ts'
import type { Reader } from './reader.ts'

/** The second click of a double click is not meant for the page that the first one opened. */
const DOUBLE_CLICK_MS = 350

type Reading = Pick<Reader, 'sendAndShow'> & {
  module: Module
  position: Position
  goTo: (position: Position) => void
  /** Called when a task on the page has to be completed first. */
  onOpenTask: (task: OpenTask) => void
}

export const useMoves = ({ module, position, goTo, sendAndShow, onOpenTask }: Reading) => {
  const { mutateAsync } = useCommand(markModulePageAsSeen)
  const isVisit = useIsVisit()
  const lastMoveAt = useRef(Number.NEGATIVE_INFINITY)
  const move = (to: Position) => {
    lastMoveAt.current = performance.now()
    goTo(to)
  }
  const isTooSoon = () => performance.now() - lastMoveAt.current < DOUBLE_CLICK_MS
  const next = () => {
    if (isTooSoon() || position.type === 'SUCCESS') return
    if (isNextDisabled(module, position)) {
      const page = position.type === 'MODULE' ? module.pages[position.pageIndex] : undefined
      const [task] = page ? openTasks(page) : []
      if (task) onOpenTask(task)
      return
    }
    if (position.type === 'MODULE' && isNewPage(module, position.pageIndex)) {
      if (isVisit) {
        notify('info', GENERAL_REFUSALS['visit-is-read-only'].message)
        return
      }
      const modulePageId = module.pages[position.pageIndex]?.modulePageId ?? ''
      void sendAndShow(markModulePageAsSeen, { modulePageId }, mutateAsync)
    }
    move(nextPosition(module, position))
  }
  const back = () => {
    if (!isTooSoon() && mayGoBack(position)) move(previousPosition(module, position))
  }
  return { next, back }
}
