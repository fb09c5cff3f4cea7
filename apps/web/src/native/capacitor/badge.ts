import { Badge } from '@capawesome/capacitor-badge'

/** The used part of the plugin: all its other methods would ask for permission. */
export type BadgePlugin = Pick<typeof Badge, 'checkPermissions' | 'set'>

/**
 * iOS asks once about notifications, no matter which call comes first: `Badge.set` and `clear` ask as well,
 * for the badge alone, and a 'no' there ends push messages for good. So the icon is changed only once
 * notifications are allowed, and is then brought up to date.
 */
export const createBadge = (plugin: BadgePlugin = Badge) => {
  let pendingCount: number | undefined
  const apply = async (): Promise<void> => {
    const { display } = await plugin.checkPermissions()
    if (display === 'granted' && pendingCount !== undefined) await plugin.set({ count: pendingCount })
  }
  return {
    /** @param count zero clears it */
    show: (count: number): Promise<void> => {
      pendingCount = count
      return apply()
    },
    /** Called when notifications have just been allowed. */
    showMissed: (): Promise<void> => apply().catch(() => {}),
  }
}

export const badge = createBadge()
