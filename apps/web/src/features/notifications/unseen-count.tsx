import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { useAnswer } from '../../api/hooks.ts'
import classes from './unseen-count.module.css'
import { useAppBadge } from './use-app-badge.ts'

/** More than two digits are not readable at this size. */
const MAX_SHOWN = 99

const UnseenCount = () => {
  const { data } = useAnswer(getNotificationStatus, {}, { isSilent: true, refetchOnReturn: true })
  useAppBadge(data?.countOfUnhandledNotifications)
  const count = data?.countOfUnhandledNotifications ?? 0
  if (count <= 0) return null
  const label = `${count} ungesehene ${count === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'}`
  return (
    <span className={classes.count} role="img" aria-label={label}>
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
    </span>
  )
}

export default UnseenCount
