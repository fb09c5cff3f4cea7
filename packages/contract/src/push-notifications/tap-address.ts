import { pathTo } from '../routes/routes.ts'

const PARAMETER = 'benachrichtigung'

/** The page that a tap on a browser's notification opens: the habits, where the notification is marked as seen. */
export const pathOfTap = (notificationId: string): string =>
  `${pathTo('manage-habit-intents-habit-intent-list')}?${PARAMETER}=${notificationId}`

/** @returns the notification whose tap opened this address, and the address without it; null for any other address */
export const tapIn = (address: string): { notificationId: string; rest: string } | null => {
  const url = new URL(address)
  const notificationId = url.searchParams.get(PARAMETER)
  if (!notificationId) return null
  url.searchParams.delete(PARAMETER)
  return { notificationId, rest: `${url.pathname}${url.search}${url.hash}` }
}
