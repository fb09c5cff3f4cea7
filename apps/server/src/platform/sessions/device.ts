import Bowser from 'bowser'

const MOST_CHARACTERS = 80

/**
 * What a `user-agent` header says of a browser and its system, for the session's owner to recognise it: "Chrome auf
 * Windows". Empty when it says nothing known.
 */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name]
    .filter((name) => name)
    .join(' auf ')
    .slice(0, MOST_CHARACTERS)
}
