import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './waiting.module.css'

/** Something is being done that nobody has to do anything for. */
export const Waiting = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={classes.waiting}>
    <div className={classes.message} role="status">
      <Loader aria-hidden />
      <h1 className={classes.words}>{words}</h1>
    </div>
    {children}
  </div>
)
