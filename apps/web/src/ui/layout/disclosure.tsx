import { Button, Collapse } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import classes from './disclosure.module.css'

type DisclosureProps = {
  label: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

export const Disclosure = ({ label, isOpen, onToggle, children }: DisclosureProps) => {
  const id = useId()
  return (
    <>
      <Button
        variant="subtle"
        rightSection={
          <IconChevronDown aria-hidden size={20} className={classes.arrow} data-open={isOpen || undefined} />
        }
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
      </Button>
      <Collapse id={id} expanded={isOpen} transitionDuration={200}>
        {children}
      </Collapse>
    </>
  )
}
