import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import IconExternalLink from '~icons/tabler/external-link'
import { RouteLink } from '../../../routes/route-link.tsx'
import classes from './legal-link.module.css'

type LegalLinkProps = {
  to: 'legal-data-protection' | 'legal-terms-of-use'
  isInline?: boolean
  children: string
}

/** Opens in a new tab, so that no input is lost. */
export const LegalLink = ({ to, isInline = false, children }: LegalLinkProps) => (
  <RouteLink to={to} target="_blank" className={classes.link} data-inline={isInline || undefined}>
    {children}
    <IconExternalLink aria-hidden size={16} />
    <VisuallyHidden> (öffnet in einem neuen Tab)</VisuallyHidden>
  </RouteLink>
)
