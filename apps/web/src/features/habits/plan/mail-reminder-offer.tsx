import { Button } from '@mantine/core'
import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { useRef } from 'react'
import IconMail from '~icons/tabler/mail'
import { useCommand } from '../../../api/hooks.ts'
import { isReminded } from '../../../session/reminder-channels.ts'
import { useSessionUserWithDevices } from '../../../session/session.ts'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from './plan-fields.module.css'

const Offer = ({ user }: { user: SessionUser }) => {
  const text = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending, isSuccess } = useCommand(updateNotificationSettings, {
    // The button, which had the focus, is gone.
    onSuccess: () => text.current?.focus(),
  })
  const onlineOnly = useOnlineOnly()
  if (isReminded(user) && !isSuccess) return null
  return (
    <div className={classes.offer}>
      <p ref={text} tabIndex={-1} className={classes.offerText}>
        <UnbrokenText
          text={isSuccess ? 'Wir erinnern dich per E-Mail.' : 'Im Moment erreicht dich keine Erinnerung.'}
        />
      </p>
      {!isSuccess && !user.isImpersonated && (
        <Button
          type="button"
          variant="light"
          leftSection={<IconMail aria-hidden size={20} />}
          aria-busy={isPending}
          {...onlineOnly(
            () =>
              !isPending &&
              mutate({ notificationSettings: [...user.notificationSettings, 'EMAIL_HABIT_REMINDER'] }),
          )}
        >
          Per E-Mail erinnern
        </Button>
      )}
    </div>
  )
}

/** Says that no channel delivers reminders, and switches mails on by one press. */
export const MailReminderOffer = () => {
  const user = useSessionUserWithDevices()
  return user && <Offer user={user} />
}
