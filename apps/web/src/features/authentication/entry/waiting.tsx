import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from './waiting.module.css'

export const Waiting = ({ message, children }: { message: string; children?: ReactNode }) => (
  <div className={classes.waiting}>
    <div className={classes.message} role="status">
      <Loader aria-hidden />
      <h1 className={classes.copy}>
        <UnbrokenText text={message} />
      </h1>
    </div>
    {children}
  </div>
)
