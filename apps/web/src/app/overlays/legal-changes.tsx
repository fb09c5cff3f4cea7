import { type ChangedLegalText, getChangedLegalTexts } from '@wohlauf/contract/own-data/legal-consents'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../ui/dialogs/use-calm-moment.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { useCurrentRoute } from '../shell/use-current-route.ts'
import { isQuietRoute } from './is-quiet-route.ts'

const ChangedTextDialog = lazy(loadPart(() => import('../../features/legal/changed-text-dialog.tsx')))

/** Identifies today's question: an app that stays open for weeks asks again on another day. */
const nameOf = ({ kind, version }: ChangedLegalText): string => `${kind} ${version} ${berlinDay(serverNow())}`

/** One text after the other. A user who answers "later" is asked again at the next visit, or the next day. */
const LegalChanges = () => {
  const current = useCurrentRoute()
  const { data: changes = [] } = useAnswer(
    getChangedLegalTexts,
    {},
    { isSilent: true, refetchOnReturn: true },
  )
  const [dismissals, setDismissals] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<{ text: ChangedLegalText; isOpen: boolean }>()
  const next = changes.find((text) => !dismissals.includes(nameOf(text)))
  const isBlocked = dialog?.isOpen || isQuietRoute(current)
  useCalmMoment({ isDue: next !== undefined, isBlocked, isDuty: true }, () => {
    if (!next) return
    setDismissals([...dismissals, nameOf(next)])
    setDialog({ text: next, isOpen: true })
  })
  if (!dialog) return null
  return (
    <Suspense>
      <ChangedTextDialog
        key={`${dialog.text.kind} ${dialog.text.version}`}
        text={dialog.text}
        isOpen={dialog.isOpen}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      />
    </Suspense>
  )
}

export default LegalChanges
