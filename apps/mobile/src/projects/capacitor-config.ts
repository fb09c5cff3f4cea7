import type { CapacitorConfig } from '@capacitor/cli'
import type { Shell } from '../flavour.ts'

/** The shell's settings at its start. A person's data could be read in a web view that can be debugged. */
export const capacitorConfigOf = ({ name, applicationId }: Shell): CapacitorConfig => ({
  appId: applicationId,
  appName: name,
  webDir: 'www',
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  ios: { webContentsDebuggingEnabled: false },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    // The web code hides it when it has started; if it cannot start, an empty page is better than a picture for ever.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 10_000 },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    Badge: { persist: true, autoClear: false },
  },
})
