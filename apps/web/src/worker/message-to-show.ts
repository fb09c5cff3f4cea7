/** The payload of a tap for the app, as the server sent it: the app checks it. */
export type Tap = { notificationId?: unknown; type?: unknown }

export type MessageToShow = {
  title: string
  /** A message replaces earlier ones with the same tag. */
  tag: string
  /** The address that a tap opens if no page of the app handles it. */
  address: string
  tap: Tap
  /** The number at the app's icon; null leaves it unchanged. */
  badge: number | null
}

const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value ? value : otherwise

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a declarative push message (https://w3c.github.io/push-api/#declarative-push-message). Any content
 * results in a message: browsers withdraw the permission after push messages that show nothing.
 */
export const messageToShow = (text: string): MessageToShow => {
  const message = objectIn(parse(text))
  const { title, tag, navigate, data } = objectIn(message.notification)
  const { app_badge: badge } = message
  return {
    title: textIn(title, 'Neue Benachrichtigung'),
    tag: textIn(tag, 'wohlauf'),
    address: textIn(navigate, '/'),
    tap: objectIn(data),
    badge: typeof badge === 'number' && Number.isInteger(badge) && badge >= 0 ? badge : null,
  }
}
