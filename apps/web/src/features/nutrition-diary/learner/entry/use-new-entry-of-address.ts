import { useRouter, useSearch } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect, useEffectEvent } from 'react'

/**
 * The installed app's shortcut leads to `?eintrag=neu`: it opens the form once, and not again after a reload
 * or going back.
 */
export const useNewEntryOfAddress = (open: () => void): void => {
  const router = useRouter()
  const { eintrag } = useSearch({ strict: false }) as { eintrag?: unknown }
  const isWanted = eintrag === 'neu'
  const openForm = useEffectEvent(open)
  useEffect(() => {
    if (!isWanted) return
    const path = pathTo('nutrition-diary-nutrition-diary-timeline')
    void router.navigate({ href: path, replace: true }).then(openForm)
  }, [isWanted, router])
}
