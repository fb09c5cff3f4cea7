import { Button } from '@mantine/core'
import {
  getNotificationStatus,
  getUnseenNotifications,
  type Notification,
} from '@wohlauf/contract/dashboard/notifications'
import { useState } from 'react'
import IconBell from '~icons/tabler/bell'
import IconChecks from '~icons/tabler/checks'
import IconChevronRight from '~icons/tabler/chevron-right'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useIsVisit } from '../../session/session.ts'
import { useOnlineOnly } from '../../ui/actions/use-online-only.ts'
import { Section } from '../../ui/layout/section.tsx'
import { ShowMore } from '../../ui/layout/show-more.tsx'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import { germanTime, relativeDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { useMarkAllAsSeen, useMarkAsSeen } from './mark-as-seen.ts'
import { notificationType } from './notification-type.ts'
import classes from './notifications-section.module.css'

/** How many are shown at first, so that other sections have room. */
const FIRST = 3
const STEP = 10

/** "heute, 12:00". */
const whenOf = (createdAt: string): string =>
  `${relativeDay(createdAt, serverNow()).toLowerCase()}, ${germanTime(createdAt)}`

const Item = ({ notification, onSeen }: { notification: Notification; onSeen: () => void }) => {
  const { title, route } = notificationType(notification.configuration.type)
  return (
    <li className={classes.item}>
      <RouteLink to={route} className={classes.link} onClick={onSeen}>
        <IconCircle icon={IconBell} />
        <span className={classes.text}>
          <span className={classes.title}>{title}</span>
          <span className={classes.when}>{whenOf(notification.createdAt)}</span>
        </span>
        <IconChevronRight aria-hidden size={20} className={classes.arrow} />
      </RouteLink>
    </li>
  )
}

const List = ({ notifications }: { notifications: readonly Notification[] }) => {
  const [limit, setLimit] = useState(FIRST)
  const markAsSeen = useMarkAsSeen()
  const isVisit = useIsVisit()
  const shownItems = notifications.slice(0, limit)
  return (
    <>
      <ul className={classes.list}>
        {shownItems.map((notification) => (
          <Item
            key={notification.notificationId}
            notification={notification}
            onSeen={() => !isVisit && markAsSeen(notification.notificationId)}
          />
        ))}
      </ul>
      {notifications.length > FIRST && (
        <ShowMore
          count={shownItems.length}
          hasMore={notifications.length > limit}
          isLoading={false}
          failure={null}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </>
  )
}

/** Shown only when the count says that there are notifications. */
const Failed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => (
  <div className={classes.failed} role="alert">
    <p>Deine Benachrichtigungen sind gerade nicht erreichbar.</p>
    <Button variant="light" onClick={onRetry} loading={isRetrying}>
      Benachrichtigungen neu laden
    </Button>
  </div>
)

export const NotificationsSection = () => {
  const { data, error, refetch, isFetching } = useAnswer(
    getUnseenNotifications,
    {},
    { isSilent: true, refetchOnReturn: true },
  )
  const { data: status } = useAnswer(getNotificationStatus, {}, { isSilent: true })
  const isVisit = useIsVisit()
  const markAll = useMarkAllAsSeen()
  const onlineOnly = useOnlineOnly()
  const isUnreached = !data && error && status && status.countOfUnhandledNotifications > 0
  if (!data?.length && !isUnreached) return null
  return (
    <Section
      title="Benachrichtigungen"
      action={
        data &&
        !isVisit && (
          <Button
            variant="subtle"
            className={classes.all}
            classNames={{ section: classes.ticks ?? '' }}
            leftSection={<IconChecks aria-hidden size={20} />}
            {...onlineOnly(markAll)}
          >
            Alle gesehen
          </Button>
        )
      }
    >
      {data ? (
        <List notifications={data} />
      ) : (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Section>
  )
}
