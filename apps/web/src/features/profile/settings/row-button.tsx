import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './row-button.module.css'

/** A row's action; inconspicuous, because there are many of them. */
export const RowButton = (props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) => (
  <Button variant="light" className={classes.button} {...props} />
)
