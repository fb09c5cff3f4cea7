import type { QueryClient } from '@tanstack/react-query'

/**
 * Tabs share the stored session: when somebody else has logged in in another tab, this one loads the page again, without
 * answers and input of the former person.
 *
 * @param person as the server knows the caller now
 * @returns the same person; never, when the page is loaded again
 */
export const beginAgainForAnother = async <Person extends { id: string }>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  person: Person | null,
): Promise<Person | null> => {
  const before = queryClient.getQueryData<Person | null>(queryKey)
  if (!before || !person || before.id === person.id) return person
  window.location.reload()
  return new Promise(() => {})
}
