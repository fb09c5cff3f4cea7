import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './row-button.module.css'

/** What can be done about a row; quiet, because there are many of them. */
export const RowButton = (props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) => (
  <Button variant="light" className={classes.button} {...props} />
)
