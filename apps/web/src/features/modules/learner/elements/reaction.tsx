import { IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './reaction.module.css'

const ICONS = { right: IconCheck, wrong: IconX, kind: IconMessage }

/** What the module says to an answer. */
export const Reaction = ({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) => {
  const Icon = ICONS[kind]
  return (
    <div className={classes.reaction} data-kind={kind}>
      <span className={classes.sign}>
        <Icon aria-hidden size={18} stroke={2.5} />
      </span>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
