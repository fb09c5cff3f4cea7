import { getModule, type Module } from '@wohlauf/contract/modules/modules'
import type { ManagedModuleContent, ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'
import { useMemo, useState } from 'react'
import { type EffectiveCommand, withEffects } from '../../../../../device/outbox/effects.ts'
import { Exercise } from '../../../learner/reading/exercise.tsx'
import { type Reader, ReaderContext } from '../../../learner/reading/reader.ts'
import { MODULE_EFFECTS } from '../../../learner/rules/module-effects.ts'
import { PreviewedElements } from './live-preview.tsx'
import classes from './module-preview.module.css'
import { PreviewHabitDialog } from './preview-habit-dialog.tsx'

/** The module with only this page, for a reader without progress. */
const asLearner = (module: ManagedModuleContent, page: ManagedModulePage): Module => ({
  moduleId: module.moduleId,
  number: module.number,
  title: module.title,
  image: module.image,
  pageCount: 1,
  readingMinutes: page.readingMinutes,
  isCompleted: false,
  completionPercentage: 0,
  lastSeenModulePageIndex: 0,
  isMostRecentlyViewedModule: false,
  pages: [page],
})

type PreviewPageProps = { module: ManagedModuleContent; page: ManagedModulePage }

/** Sends nothing, and loses its state with the next page. */
export const PreviewPage = ({ module, page }: PreviewPageProps) => {
  const [commands, setCommands] = useState<readonly EffectiveCommand[]>([])
  const [reflections, setReflections] = useState<Record<string, number>>({})
  const preview = useMemo(
    () => withEffects(asLearner(module, page), getModule.name, MODULE_EFFECTS, commands),
    [commands, module, page],
  )
  const reader = useMemo<Reader>(
    () => ({
      module: preview,
      sendAndShow: async (operation, input) => {
        setCommands((before) => [...before, { operation: operation.name, input, doneAtMs: 0 }])
        return true
      },
      reflections,
      reflect: (contentElementId, optionIndex) =>
        setReflections((before) => ({ ...before, [contentElementId]: optionIndex })),
      mayReflectAgain: true,
      CreateHabit: PreviewHabitDialog,
    }),
    [preview, reflections],
  )
  const [current] = preview.pages
  if (!current) return null
  return (
    <ReaderContext value={reader}>
      <h2 className={classes.title}>{current.title}</h2>
      <div className={classes.elements}>
        <PreviewedElements
          modulePageId={current.modulePageId}
          pageTitle={current.title}
          elements={current.contentElements}
        />
        {current.isExerciseIncluded && <Exercise page={current} />}
        {current.contentElements.length === 0 && <p className={classes.empty}>Noch keine Inhalte.</p>}
      </div>
    </ReaderContext>
  )
}
