import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { isNative } from '../native/platform.ts'

/**
 * Keeps path, query and hash (specification, section 4). A shell's pages have a host of their own, and stay there.
 *
 * @returns whether the browser is being redirected
 */
export const redirectToAppHost = ({ appHost }: AppSettings): boolean => {
  const { protocol, host, pathname, search, hash } = window.location
  if (isNative() || host === appHost) return false
  window.location.replace(`${protocol}//${appHost}${pathname}${search}${hash}`)
  return true
}
