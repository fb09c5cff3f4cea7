import { type HabitIntent, markMinRuntimeAsCelebrated } from '@wohlauf/contract/habits/habits'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { useIsVisit } from '../../../session/session.ts'
import { loadPart } from '../../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../../ui/dialogs/use-calm-moment.ts'

const MinRuntimeDialog = lazy(loadPart(() => import('./min-runtime-dialog.tsx')))

/**
 * Shown once per minimum runtime, over all devices: the server records it as soon as the dialog is shown. If
 * several are due, one per visit is shown.
 */
export const MinRuntimeCelebration = ({ intents }: { intents: readonly HabitIntent[] }) => {
  const isVisit = useIsVisit()
  const { mutate: markAsCelebrated } = useCommand(markMinRuntimeAsCelebrated, { isSilent: true })
  // Counts immediately, even if the server could not record it: a visit congratulates on a habit only once.
  const [celebrated, setCelebrated] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<{ intent: HabitIntent; isOpen: boolean }>()
  const next = isVisit
    ? undefined
    : intents.find(({ habitIntentId, celebration }) => celebration && !celebrated.includes(habitIntentId))
  useCalmMoment({ isDue: next !== undefined, isBlocked: dialog?.isOpen }, () => {
    if (!next) return
    const { habitIntentId } = next
    setCelebrated([...celebrated, habitIntentId])
    setDialog({ intent: next, isOpen: true })
    markAsCelebrated({ habitIntentId })
  })
  if (!dialog) return null
  return (
    <Suspense>
      <MinRuntimeDialog
        key={dialog.intent.habitIntentId}
        intent={dialog.intent}
        isOpen={dialog.isOpen}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      />
    </Suspense>
  )
}
