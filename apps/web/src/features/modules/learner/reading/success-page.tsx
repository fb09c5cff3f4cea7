import { Button } from '@mantine/core'
import { getModule, getModules, type Module, markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { useState } from 'react'
import { answerOptions, useAnswer, useCommand } from '../../../../api/hooks.ts'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { celebration } from '../../../../ui/reward/rewards.ts'
import { COMPLETE_TITLE } from '../rules/contents.ts'
import { PageHeading } from './page-heading.tsx'
import { useReader } from './reader.ts'
import classes from './success-page.module.css'
import type { Turn } from './use-turn.ts'

type SuccessPageProps = { module: Module; turn: Turn; onCompleted: () => void }

const toComplete = {
  heading: (title: string) => `Modul "${title}" abschließen`,
  text: (pageCount: number) =>
    pageCount === 1
      ? 'Geschafft! Du hast die Seite dieses Moduls gelesen.'
      : `Geschafft! Du hast alle ${pageCount} Seiten gelesen. Schön, dass du dir die Zeit genommen hast.`,
}

const completed = {
  heading: (title: string) => `Modul "${title}" abgeschlossen`,
  text: () => 'Dieses Modul hast du schon abgeschlossen. Du kannst jede Seite so oft lesen, wie du magst.',
}

export const SuccessPage = ({ module, turn, onCompleted }: SuccessPageProps) => {
  const { carryOut } = useReader()
  // The state when the page was opened: the text must not change while the celebration replaces it.
  const [wasCompleted] = useState(module.isCompleted)
  const { mutateAsync, isPending } = useCommand(markModuleAsCompleted, {
    onAccepted: (queryClient, { moduleId }) =>
      queryClient.setQueryData(
        answerOptions(getModule, { moduleId }).queryKey,
        (cached) => cached && { ...cached, isCompleted: true, completionPercentage: 100 },
      ),
  })
  // Prefetches the next module for the celebration.
  useAnswer(getModules, {}, { isSilent: true, isEnabled: !wasCompleted })
  const { moduleId, title, pages } = module
  const texts = wasCompleted ? completed : toComplete
  const complete = async () => {
    celebration.set({ reason: 'module-completed', reward: null })
    const isDone = await carryOut({
      key: 'complete',
      expect: (value) => value,
      send: () => mutateAsync({ moduleId }),
    })
    if (isDone) onCompleted()
    else celebration.set(null)
  }
  return (
    <section className={classes.success}>
      <Spot kind="done" />
      <PageHeading turn={turn} text={texts.heading(title)} />
      <p className={classes.text}>{texts.text(pages.length)}</p>
      <WaitingNote operations={[markModuleAsCompleted]} about={[moduleId]} />
      {wasCompleted ? (
        <Button component={RouteLink} to="dashboard-dashboard-list" size="lg">
          Zur Startseite
        </Button>
      ) : (
        <Button size="lg" loading={isPending} onClick={() => void complete()}>
          {COMPLETE_TITLE}
        </Button>
      )}
    </section>
  )
}
