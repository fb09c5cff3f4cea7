import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The type is the provider's, which the web does not import. */
type DevTools = { send: (method: string, parameters: object) => Promise<unknown> }

type Media = {
  type?: 'print' | 'screen'
  motion?: 'reduce' | 'no-preference'
  colours?: 'forced' | 'own'
  appearance?: 'light' | 'dark'
}

/** Valid until the next call; omitted media are those of all tests. */
export const sendMedia = ({
  type = 'screen',
  motion = 'reduce',
  colours = 'own',
  appearance = 'light',
}: Media): Promise<unknown> =>
  (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', {
    media: type === 'print' ? 'print' : '',
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'forced-colors', value: colours === 'forced' ? 'active' : 'none' },
      { name: 'prefers-color-scheme', value: appearance },
    ],
  })

/** Emulates these media until the end of the test; omitted ones are those of all tests. */
export const emulateMedia = async (media: Media): Promise<void> => {
  onTestFinished(async () => {
    await sendMedia({})
  })
  await sendMedia(media)
}
