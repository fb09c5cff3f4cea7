import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getModule, getModules, type Module, markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { useEffect, useState } from 'react'
import { answerOptions, useAnswer, useCommand } from '../../../../api/hooks.ts'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { celebration, isCelebrationNext } from '../../../../ui/reward/rewards.ts'
import { COMPLETE_TITLE } from '../rules/contents.ts'
import { PageHeading } from './page-heading.tsx'
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

const completedModule = {
  heading: (title: string) => `Modul "${title}" abgeschlossen`,
  text: () => 'Dieses Modul hast du schon abgeschlossen. Du kannst jede Seite so oft lesen, wie du magst.',
}

export const SuccessPage = ({ module, turn, onCompleted }: SuccessPageProps) => {
  const queryClient = useQueryClient()
  const { moduleId, title, pages } = module
  // The state when the page was opened: the text must not change while the celebration replaces it.
  const [wasCompleted] = useState(module.isCompleted)
  const { mutate, isPending } = useCommand(markModuleAsCompleted, {
    onSuccess: onCompleted,
    onError: () => {
      celebration.set(null)
      // The server refused because the module has changed: its current state is shown instead.
      void queryClient.invalidateQueries(answerOptions(getModule, { moduleId }))
    },
  })
  // Prefetches the next module for the celebration.
  useAnswer(getModules, {}, { isSilent: true, isEnabled: !wasCompleted })
  useEffect(() => {
    isCelebrationNext.set(!wasCompleted)
    return () => isCelebrationNext.set(false)
  }, [wasCompleted])
  const texts = wasCompleted ? completedModule : toComplete
  const complete = () => {
    celebration.set({ reason: 'module-completed', reward: null })
    mutate({ moduleId })
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
        <Button size="lg" loading={isPending} onClick={complete}>
          {COMPLETE_TITLE}
        </Button>
      )}
    </section>
  )
}
