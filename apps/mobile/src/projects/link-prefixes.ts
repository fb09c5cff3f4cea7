import { shellLinkPaths } from '@wohlauf/contract/routes/shell-links'

const prefixes = [...new Set(shellLinkPaths('*').map((path) => path.replace(/\*.*/, '')))]

/** The beginnings of the paths whose links open in the app; one that another one covers is left out. */
export const LINK_PREFIXES: readonly string[] = prefixes
  .filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
  .sort()
