/**
 * The values in the device's storage by which a person is logged in, by their names there; empty without a
 * login.
 */
export type SessionValues = Record<string, string>

let copy: ((values: SessionValues) => void) | null = null

/** Set by the native shell before any call; called with every change. */
export const copySessionTo = (next: typeof copy): void => {
  copy = next
}

export const copySession = (values: SessionValues): void => copy?.(values)
