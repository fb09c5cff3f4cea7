import Bowser from 'bowser'

const MAX_CHARACTERS = 80

/** The browser and system of a `user-agent` header: "Chrome auf Windows". Empty for an unknown one. */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name]
    .filter((name) => name)
    .join(' auf ')
    .slice(0, MAX_CHARACTERS)
}
