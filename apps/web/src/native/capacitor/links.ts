import { App } from '@capacitor/app'

/** The link by which the app was started; null when it was started by its icon. */
export const launchLink = async (): Promise<string | null> => (await App.getLaunchUrl())?.url ?? null

/** Links that are opened while the app is running. */
export const listenToLinks = async (open: (link: string) => void): Promise<void> =>
  void (await App.addListener('appUrlOpen', ({ url }) => open(url)))
