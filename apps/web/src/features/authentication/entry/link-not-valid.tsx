import { Button } from '@mantine/core'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useWayIn } from '../../../session/way-in.ts'
import { Outcome } from './outcome.tsx'

type LinkNotValidProps = {
  text: string
  /** A link that is more likely to help than the login. */
  children?: ReactNode
}

/** A mailed link that has expired, was used or never existed: one message for all three. */
export const LinkNotValid = ({ text, children }: LinkNotValidProps) => {
  const { to, label } = useWayIn()
  return (
    <Outcome spot="not-found" title={REFUSALS['link-not-valid'].message} text={text}>
      {children}
      <Button component={RouteLink} to={to} variant={children ? 'light' : 'filled'}>
        {label}
      </Button>
    </Outcome>
  )
}
