/** What a tap tells the app: the payload as the server sent it, which the app checks. */
export type Tap = { notificationId?: unknown; type?: unknown }

export type MessageToShow = {
  title: string
  /** Messages with the same one replace each other. */
  tag: string
  /** What a tap opens where no page of the app takes it. */
  address: string
  tap: Tap
  /** For the app's icon; null leaves it. */
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
 * Reads a declarative push message (https://w3c.github.io/push-api/#declarative-push-message). Whatever arrived, there is
 * something to show: browsers withdraw the permission after messages that show nothing.
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
