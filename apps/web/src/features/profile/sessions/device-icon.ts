import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconLifebuoy } from '@tabler/icons-react'
import type { RowIcon } from '../settings/settings-row.tsx'

/** By the server's name for the device. */
export const deviceIcon = (device: string): RowIcon => {
  if (device === 'Support') return IconLifebuoy
  if (/ipad/i.test(device)) return IconDeviceTablet
  return /android|ios|iphone/i.test(device) ? IconDeviceMobile : IconDeviceDesktop
}
