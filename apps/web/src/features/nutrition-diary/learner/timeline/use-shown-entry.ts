import { useQueryClient } from '@tanstack/react-query'
import { type DiaryPart, getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useEffect, useState } from 'react'
import { bringIntoView } from '../../../../ui/focus/bring-into-view.ts'
import { openDialogs } from '../../../../ui/state/open-dialogs.ts'
import { useStore } from '../../../../ui/state/store.ts'
import { berlinDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'

export const elementOfEntry = (nutritionDiaryEntryId: string): string => `eintrag-${nutritionDiaryEntryId}`

type Pages = { pages: readonly { items: readonly DiaryPart[] }[] }

const contains = (data: Pages | undefined, entryId: string): boolean =>
  data?.pages.some(({ items }) =>
    items.some(
      (part) =>
        part.kind === 'DAY' &&
        part.items.some((item) => item.kind === 'ENTRY' && item.nutritionDiaryEntryId === entryId),
    ),
  ) ?? false

type ShownEntry = { until: string | null; goTo: (day: string | null) => void }

/**
 * Focuses the entry once it is rendered and no dialog is open. If it is not among the loaded days, the
 * timeline moves to its day.
 */
export const useShownEntry = ({ until, goTo }: ShownEntry) => {
  const queryClient = useQueryClient()
  const dialogs = useStore(openDialogs)
  const [sought, setSought] = useState<string | null>(null)
  // Runs after every rendering: the entry may have arrived with it.
  useEffect(() => {
    if (sought === null || dialogs > 0) return
    const element = document.getElementById(elementOfEntry(sought))
    if (!element) return
    element.focus({ preventScroll: true })
    bringIntoView(element, 'center')
    setSought(null)
  })
  return (entryId: string, consumedAt: string): void => {
    const pages = queryClient.getQueryData<Pages>([getNutritionDiaryTimeline.name, 'pages', until])
    if (!contains(pages, entryId)) {
      const day = berlinDay(consumedAt)
      goTo(day === berlinDay(serverNow()) ? null : day)
    }
    setSought(entryId)
  }
}
