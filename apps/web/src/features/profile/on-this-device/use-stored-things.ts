import { useQuery, useQueryClient } from '@tanstack/react-query'
import { removeThings, type StoredThing, storedThings } from '../../../device/stored-things.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

const KEY = ['on-this-device']

/** Null if the browser has no storage; undefined while it is read. */
export const useStoredThings = () => {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => storedThings().catch(() => null),
    staleTime: 0,
    meta: { isSilent: true },
  })
  const remove = async (things: readonly StoredThing[]): Promise<void> => {
    await removeThings(things)
    await queryClient.invalidateQueries({ queryKey: KEY })
    notify('success', 'Von diesem Gerät entfernt.')
  }
  return { things: data, remove }
}
