import { Button } from '@mantine/core'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Outcome } from './outcome.tsx'

type LinkNotValidProps = {
  /** Why that can be, and what to do now. */
  text: string
  /** A way on that is likelier than the login. */
  children?: ReactNode
}

/** A mailed link that has run out, was used or never existed: one message for all three. */
export const LinkNotValid = ({ text, children }: LinkNotValidProps) => (
  <Outcome spot="not-found" title={REFUSALS['link-not-valid'].message} text={text}>
    {children}
    <Button component={RouteLink} to="authentication-login" variant={children ? 'light' : 'filled'}>
      Zur Anmeldung
    </Button>
  </Outcome>
)
