import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  getNotificationStatus,
  getUnseenNotifications,
  markAllNotificationsAsSeen,
  markNotificationAsSeen,
} from '@wohlauf/contract/notifications'
import { useRef } from 'react'
import { answerOptions, useCommand } from '../../api/hooks.ts'
import { notify } from '../../ui/snackbar-queue.ts'

const LIST = answerOptions(getUnseenNotifications, {}).queryKey
const STATUS = answerOptions(getNotificationStatus, {}).queryKey

const addToCount = (queryClient: QueryClient, change: 1 | -1): void => {
  queryClient.setQueryData(
    STATUS,
    (known) => known && { countOfUnhandledNotifications: known.countOfUnhandledNotifications + change },
  )
}

/**
 * Marks one as seen, silently: a failure leaves it unseen, and the user has already gone on. The count falls immediately; the
 * list changes after the answer, because its page is just being left.
 */
export const useMarkAsSeen = (): ((notificationId: string) => void) => {
  const queryClient = useQueryClient()
  const { mutate } = useCommand(markNotificationAsSeen, {
    isSilent: true,
    onAccepted: (client, { notificationId }) =>
      void client.setQueryData(LIST, (known) =>
        known?.filter((each) => each.notificationId !== notificationId),
      ),
    onError: () => addToCount(queryClient, 1),
  })
  return (notificationId) => {
    addToCount(queryClient, -1)
    mutate({ notificationId })
  }
}

const cached = (queryClient: QueryClient) => ({
  list: queryClient.getQueryData(LIST),
  status: queryClient.getQueryData(STATUS),
})

/** Marks all as seen: list and count are empty immediately, and come back when it fails. */
export const useMarkAllAsSeen = (): (() => void) => {
  const queryClient = useQueryClient()
  const before = useRef<ReturnType<typeof cached>>({ list: undefined, status: undefined })
  const { mutate } = useCommand(markAllNotificationsAsSeen, {
    onSuccess: () => notify('success', 'Alle Benachrichtigungen wurden als gesehen markiert.'),
    onError: () => {
      queryClient.setQueryData(LIST, before.current.list)
      queryClient.setQueryData(STATUS, before.current.status)
    },
  })
  return () => {
    before.current = cached(queryClient)
    queryClient.setQueryData(LIST, [])
    queryClient.setQueryData(STATUS, { countOfUnhandledNotifications: 0 })
    mutate({})
  }
}
