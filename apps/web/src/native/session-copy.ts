/** The values of the device's storage by which a person is logged in, by their names there; empty without a login. */
export type SessionValues = Record<string, string>

let copy: ((values: SessionValues) => void) | null = null

/** Set before anything is asked, by the native shell: what it gets with every change. */
export const copySessionTo = (next: typeof copy): void => {
  copy = next
}

export const copySession = (values: SessionValues): void => copy?.(values)
