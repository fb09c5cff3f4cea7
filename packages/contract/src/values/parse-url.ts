/** `URL.parse`, which browsers know since 2024. */
export const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
