import IconDeviceDesktop from '~icons/tabler/device-desktop'
import IconDeviceMobile from '~icons/tabler/device-mobile'
import IconDeviceTablet from '~icons/tabler/device-tablet'
import IconLifebuoy from '~icons/tabler/lifebuoy'
import type { RowIcon } from '../settings/settings-row.tsx'

/** The keys are the server's names for devices. */
export const deviceIcon = (device: string): RowIcon => {
  if (device === 'Support') return IconLifebuoy
  if (/ipad/i.test(device)) return IconDeviceTablet
  return /android|ios|iphone/i.test(device) ? IconDeviceMobile : IconDeviceDesktop
}
