import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './required-tick.module.css'
import type { RequiredTick as Tick } from './use-required-tick.ts'

type RequiredTickProps = {
  tick: Tick
  label: string
  children: ReactNode
}

export const RequiredTick = ({ tick, label, children }: RequiredTickProps) => (
  <div className={classes.row}>
    <Checkbox
      {...tick}
      label={
        <>
          {label}
          <span aria-hidden className={classes.required}>
            {' *'}
          </span>
        </>
      }
      size="md"
      radius={8}
      aria-required
      aria-invalid={tick.error ? true : undefined}
      classNames={{
        root: classes.box ?? '',
        labelWrapper: classes.copy ?? '',
        label: classes.label ?? '',
        inner: classes.inner ?? '',
        error: classes.error ?? '',
      }}
    />
    {children}
  </div>
)
