/** Does what `URL.parse` does, which the oldest supported browsers lack. */
export const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
