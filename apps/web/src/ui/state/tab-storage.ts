/** The tab's storage throws where cookies are blocked, and when it is full: then nothing is remembered. */
const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** Texts that one tab remembers over a reload; a logout clears them with all other stored data. */
export const tabStorage = {
  get: (name: string): string | null => attempt(() => window.sessionStorage.getItem(name)),
  set: (name: string, text: string): void => void attempt(() => window.sessionStorage.setItem(name, text)),
  remove: (name: string): void => void attempt(() => window.sessionStorage.removeItem(name)),
}
