export type NativePlatform = 'android' | 'ios'

type NativeShell = {
  platform: NativePlatform
  /** Origin of the chosen app's server. */
  serverOrigin: string
}

/** The shell's version (specification), which the server compares with the lowest one that it allows. */
export const SHELL_VERSION = '1.4.7'

let shell: NativeShell | null = null

/** Set before any call or rendering, by the shell's entry or a test. */
export const setNativeShell = (next: NativeShell | null): void => {
  shell = next
}

export const isNative = (): boolean => shell !== null

/**
 * The origin of the app's API, files and links. A browser loads its pages from there, a shell contains them.
 */
export const serverOrigin = (): string => shell?.serverOrigin ?? window.location.origin

/**
 * @param path of one of the server's files, as in its answers
 * @returns an address that works on a shell's page too
 */
export const fileAddress = (path: string): string => (shell ? shell.serverOrigin + path : path)

/** The app's address as shown to the person. */
export const serverHost = (): string => new URL(serverOrigin()).host
