import { Button } from '@mantine/core'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Outcome } from './outcome.tsx'

type LinkNotValidProps = {
  text: string
  /** A link that is more likely to help than the login. */
  children?: ReactNode
}

/** A mailed link that has expired, was used or never existed: one message for all three. */
export const LinkNotValid = ({ text, children }: LinkNotValidProps) => (
  <Outcome spot="not-found" title={REFUSALS['link-not-valid'].message} text={text}>
    {children}
    <Button component={RouteLink} to="authentication-login" variant={children ? 'light' : 'filled'}>
      Zur Anmeldung
    </Button>
  </Outcome>
)
