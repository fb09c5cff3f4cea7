import { App } from '@capacitor/app'

/**
 * Listens for links that the person presses. Both systems keep one that started the app for the first listener, pass it on before
 * they answer a later call of a plugin, and never again. `App.getLaunchUrl` would name it after each reload;
 * on iOS it names the newest link of all.
 */
export const listenToLinks = async (open: (link: string) => void): Promise<void> =>
  void (await App.addListener('appUrlOpen', ({ url }) => open(url)))
