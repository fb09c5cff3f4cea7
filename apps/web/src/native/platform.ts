export type NativePlatform = 'android' | 'ios'

type NativeShell = {
  platform: NativePlatform
  /** Origin of the server of the app that the person has chosen. */
  serverOrigin: string
}

/** The shell's version (specification), which the server compares with the lowest one that it allows. */
export const SHELL_VERSION = '1.4.7'

let shell: NativeShell | null = null

/** Set before anything is asked or rendered, by the shell's entry or a test. */
export const setNativeShell = (next: NativeShell | null): void => {
  shell = next
}

export const isNative = (): boolean => shell !== null

/** Where the app's API, files and links are. A browser has its pages from there, a shell has them with it. */
export const serverOrigin = (): string => shell?.serverOrigin ?? window.location.origin

/** @param path of one of the server's files, as its answers name it. @returns an address that a page of the shell reaches too */
export const fileAddress = (path: string): string => (shell ? shell.serverOrigin + path : path)

/** What the person reads as the app's address. */
export const serverHost = (): string => new URL(serverOrigin()).host
