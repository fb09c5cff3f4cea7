import { Capacitor } from '@capacitor/core'
import { SplashScreen } from '@capacitor/splash-screen'
import type { NativePlatform } from '../platform.ts'

export const platformOfDevice = (): NativePlatform => Capacitor.getPlatform() as NativePlatform

/** A version of the shell that is in the store may be older than the pages that it shows. */
export const hasPlugin = (name: string): boolean => Capacitor.isPluginAvailable(name)

/** The picture that covers the start stays until then. */
export const hideLaunchPicture = (): Promise<void> => SplashScreen.hide()
