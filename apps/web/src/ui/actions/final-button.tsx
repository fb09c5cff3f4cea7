import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './final-button.module.css'

export const FinalButton = (props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) => (
  <Button size="lg" className={classes.final} {...props} />
)
