import type { ReactNode } from 'react'
import classes from './celebration.module.css'

const SPARKS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const Celebration = ({ children }: { children: ReactNode }) => (
  <div className={classes.stage}>
    {SPARKS.map((key, index) => (
      <span key={key} className={classes.spark} style={{ rotate: `${index * 36 + 12}deg` }} />
    ))}
    <div className={classes.picture}>{children}</div>
  </div>
)
