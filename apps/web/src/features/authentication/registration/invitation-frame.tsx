import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { INVITATION_PROMISES, invitationTitle } from '@wohlauf/contract/rules/invitation-text'
import type { ReactNode } from 'react'
import IconEyeOff from '~icons/tabler/eye-off'
import IconGift from '~icons/tabler/gift'
import IconPlant2 from '~icons/tabler/plant-2'
import { useAppSettings } from '../../../session/app-settings.ts'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { IconCircle } from '../../../ui/media/icon-circle.tsx'
import classes from './invitation-frame.module.css'

const PROMISES = [
  { icon: IconPlant2, text: INVITATION_PROMISES.content },
  { icon: IconGift, text: INVITATION_PROMISES.price },
  { icon: IconEyeOff, text: INVITATION_PROMISES.privacy },
]

type InvitationFrameProps = {
  title: string
  /** Undefined while it is loaded: then its space is reserved. */
  sponsorName: string | undefined
  /** Shows the form above the promises on a narrow screen, for people who have read most of them. */
  isFormFirst?: boolean
  children: ReactNode
}

export const InvitationFrame = ({ title, sponsorName, isFormFirst, children }: InvitationFrameProps) => {
  const appTitle = useAppSettings()?.appTitle ?? ''
  return (
    <Page title={title} isTitleHidden>
      <div className={classes.frame} data-form-first={isFormFirst || undefined}>
        <div className={classes.invitation}>
          <Spot kind="welcome" />
          <h1 className={classes.heading}>
            {sponsorName === undefined ? (
              <>
                <VisuallyHidden>{title}</VisuallyHidden>
                <Skeleton height="0.9em" width="90%" />
                <Skeleton height="0.9em" width="60%" />
              </>
            ) : (
              invitationTitle(sponsorName, appTitle)
            )}
          </h1>
          <ul className={classes.promises}>
            {PROMISES.map(({ icon, text }) => (
              <li key={text}>
                <IconCircle icon={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.form}>{children}</div>
      </div>
    </Page>
  )
}
