import { useRouter, useSearch } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect } from 'react'

/**
 * The installed app's shortcut leads to `?eintrag=neu`: it opens the form once, and not again after a reload
 * or going back.
 */
export const useNewEntryOfAddress = (open: () => void): void => {
  const router = useRouter()
  const { eintrag } = useSearch({ strict: false }) as { eintrag?: unknown }
  const isWanted = eintrag === 'neu'
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another function with every rendering
  useEffect(() => {
    if (!isWanted) return
    const path = pathTo('nutrition-diary-nutrition-diary-timeline')
    void router.navigate({ href: path, replace: true }).then(open)
  }, [isWanted, router])
}
