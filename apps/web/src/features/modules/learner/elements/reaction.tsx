import { type ReactNode, useEffect, useRef } from 'react'
import IconCheck from '~icons/tabler/check'
import IconMessage from '~icons/tabler/message'
import IconX from '~icons/tabler/x'
import { bringIntoView } from '../../../../ui/focus/bring-into-view.ts'
import classes from './reaction.module.css'

const ICONS = { right: IconCheck, wrong: IconX, kind: IconMessage }

type ReactionProps = {
  kind: keyof typeof ICONS
  /** True right after a pick: on a phone the reaction opens below the screen, so it is scrolled into view. */
  isNew: boolean
  children: ReactNode
}

export const Reaction = ({ kind, isNew, children }: ReactionProps) => {
  const Icon = ICONS[kind]
  const reaction = useRef<HTMLDivElement>(null)
  const wasNew = useRef(isNew)
  useEffect(() => {
    if (wasNew.current && reaction.current) bringIntoView(reaction.current)
  }, [])
  return (
    <div ref={reaction} className={classes.reaction} data-kind={kind}>
      <span className={classes.icon}>
        <Icon aria-hidden size={18} stroke={2.5} />
      </span>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
