import { shellLinkPaths } from '@wohlauf/contract/routes/shell-links'

const prefixes = [...new Set(shellLinkPaths('*').map((path) => path.replace(/\*.*/, '')))]

/** Prefixes of the paths whose links open in the app; a prefix that another one covers is omitted. */
export const LINK_PREFIXES: readonly string[] = prefixes
  .filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
  .sort()
