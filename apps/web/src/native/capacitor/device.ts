import { Capacitor } from '@capacitor/core'
import { SplashScreen } from '@capacitor/splash-screen'
import type { NativePlatform } from '../platform.ts'

export const platformOfDevice = (): NativePlatform => Capacitor.getPlatform() as NativePlatform

/** A version of the shell from the store may be older than the pages that it shows. */
export const hasPlugin = (name: string): boolean => Capacitor.isPluginAvailable(name)

/** Until then, this picture covers the start. */
export const hideLaunchPicture = (): Promise<void> => SplashScreen.hide()
