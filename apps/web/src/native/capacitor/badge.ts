import { Badge } from '@capawesome/capacitor-badge'

/** What of the plugin is used: whatever else it offers would ask. */
export type BadgePlugin = Pick<typeof Badge, 'checkPermissions' | 'set'>

/**
 * iOS asks once about notifications, whoever begins: `Badge.set` and `clear` do so as well, for the badge alone, and a 'no' there
 * ends push messages for good. So the icon is changed only once notifications are allowed, and shows then what it missed.
 */
export const createBadge = (plugin: BadgePlugin = Badge) => {
  let wanted: number | undefined
  const apply = async (): Promise<void> => {
    const { display } = await plugin.checkPermissions()
    if (display === 'granted' && wanted !== undefined) await plugin.set({ count: wanted })
  }
  return {
    /** @param count zero clears it */
    show: (count: number): Promise<void> => {
      wanted = count
      return apply()
    },
    /** Notifications have just been allowed. */
    showMissed: (): Promise<void> => apply().catch(() => {}),
  }
}

export const badge = createBadge()
