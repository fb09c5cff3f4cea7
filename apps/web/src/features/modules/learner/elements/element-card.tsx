import type { ComponentType, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { bringIntoView } from '../../../../ui/focus/bring-into-view.ts'
import { useReader } from '../reading/reader.ts'
import { type OpenTask, taskKey } from '../rules/open-tasks.ts'
import classes from './element-card.module.css'
import { OpenTaskNote } from './open-task-note.tsx'

type ElementCardProps = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  title: string
  /** `calm`: to think about; `warm`: to act on; `plain`: to keep. */
  tone: 'calm' | 'warm' | 'plain'
  openTask?: OpenTask | undefined
  children: ReactNode
}

/** Scrolls into view and takes the focus whenever 'Weiter' is pressed while its task is open. */
const useBeingPointedOut = (openTask: OpenTask | undefined) => {
  const { pointedOut } = useReader()
  const card = useRef<HTMLElement>(null)
  const lastCount = useRef(0)
  const count = openTask && pointedOut?.taskKey === taskKey(openTask) ? pointedOut.count : 0
  useEffect(() => {
    if (count <= lastCount.current || !card.current) return
    lastCount.current = count
    bringIntoView(card.current, 'start')
    card.current.focus({ preventScroll: true })
  }, [count])
  return { card, isPointedOut: count > 0 }
}

export const ElementCard = ({ icon: Icon, title, tone, openTask, children }: ElementCardProps) => {
  const titleId = useId()
  const { card, isPointedOut } = useBeingPointedOut(openTask)
  const noteId = `${titleId}-note`
  return (
    <section
      ref={card}
      className={classes.card}
      data-tone={tone}
      aria-labelledby={titleId}
      aria-describedby={isPointedOut ? noteId : undefined}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon aria-hidden size={22} stroke={1.75} />
        </span>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
      </div>
      {isPointedOut && openTask && <OpenTaskNote id={noteId} type={openTask.type} />}
      {children}
    </section>
  )
}
