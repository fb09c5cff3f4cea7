import type { QueryClient } from '@tanstack/react-query'
import {
  getNotificationStatus,
  getUnseenNotifications,
  markAllNotificationsAsSeen,
  markNotificationAsSeen,
} from '@wohlauf/contract/dashboard/notifications'
import { answerOptions, useCommand } from '../../api/hooks.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

const LIST = answerOptions(getUnseenNotifications, {}).queryKey
const STATUS = answerOptions(getNotificationStatus, {}).queryKey

const addToCount = (queryClient: QueryClient, change: 1 | -1): void => {
  queryClient.setQueryData(
    STATUS,
    (status) => status && { countOfUnhandledNotifications: status.countOfUnhandledNotifications + change },
  )
}

/** Silent: the user has already moved on. The count falls immediately; the list's page is just being left. */
export const useMarkAsSeen = (): ((notificationId: string) => void) => {
  const { mutate } = useCommand(markNotificationAsSeen, {
    isSilent: true,
    onSent: (client) => {
      addToCount(client, -1)
      return () => addToCount(client, 1)
    },
    onAccepted: (client, { notificationId }) =>
      void client.setQueryData(LIST, (list) =>
        list?.filter((each) => each.notificationId !== notificationId),
      ),
  })
  return (notificationId) => mutate({ notificationId })
}

/** List and count become empty immediately, and are restored when it fails. */
export const useMarkAllAsSeen = (): (() => void) => {
  const { mutate } = useCommand(markAllNotificationsAsSeen, {
    onSent: (client) => {
      const [list, status] = [client.getQueryData(LIST), client.getQueryData(STATUS)]
      client.setQueryData(LIST, [])
      client.setQueryData(STATUS, { countOfUnhandledNotifications: 0 })
      return () => {
        client.setQueryData(LIST, list)
        client.setQueryData(STATUS, status)
      }
    },
    onSuccess: () => notify('success', 'Alle Benachrichtigungen wurden als gesehen markiert.'),
  })
  return () => mutate({})
}
