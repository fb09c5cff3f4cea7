import { useParams } from '@tanstack/react-router'

/** The part of the address that a mailed link is about. It goes to our server and nowhere else. */
export const useLinkToken = (name: 'confirmationToken' | 'registrationLinkSlug' | 'token'): string => {
  const params = useParams({ strict: false }) as Record<string, string | undefined>
  return params[name] ?? ''
}
