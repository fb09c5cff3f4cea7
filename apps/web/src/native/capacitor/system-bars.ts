import { SystemBars, SystemBarsStyle } from '@capacitor/core'
import type { NativePlatform } from '../platform.ts'

/** Older web views of Android end at the system's bars: Capacitor shows the window there, which is as the device is. */
const OLDEST_BENEATH_BARS = 140

const isBeneathBars = (platform: NativePlatform): boolean =>
  platform === 'ios' || Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]) >= OLDEST_BENEATH_BARS

/**
 * Keeps clock and battery readable above the page: light on a dark one, dark on a light one. The plugin itself
 * follows the device, on Android only until the device changes, and knows nothing of the choice in the profile.
 */
export const followColours = async (
  platform: NativePlatform,
  appearanceOfPage: () => 'device' | 'light' | 'dark',
): Promise<void> => {
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)')
  const isPageBeneath = isBeneathBars(platform)
  const apply = async (): Promise<void> => {
    const appearance = isPageBeneath ? appearanceOfPage() : 'device'
    const isDark = appearance === 'device' ? isDeviceDark.matches : appearance === 'dark'
    await SystemBars.setStyle({ style: isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light })
  }
  isDeviceDark.addEventListener('change', () => void apply())
  new MutationObserver(() => void apply()).observe(document.documentElement, {
    attributeFilter: ['data-appearance'],
  })
  await apply()
}
