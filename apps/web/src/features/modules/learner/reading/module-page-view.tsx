import type { Module, ModulePage } from '@wohlauf/contract/modules/modules'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { ContentElementView } from '../elements/content-element-view.tsx'
import { isNewPage } from '../rules/moves.ts'
import { openTasks } from '../rules/open-tasks.ts'
import { Exercise } from './exercise.tsx'
import classes from './module-page-view.module.css'
import { OpenTaskHint } from './open-task-hint.tsx'
import { PageHeading } from './page-heading.tsx'
import type { Turn } from './use-turn.ts'

type ModulePageViewProps = {
  module: Module
  page: ModulePage
  pageIndex: number
  turn: Turn
  onGoToTask: () => void
}

export const ModulePageView = ({ module, page, pageIndex, turn, onGoToTask }: ModulePageViewProps) => {
  const isNew = isNewPage(module, pageIndex)
  return (
    <article>
      <header className={classes.header}>
        <p className={classes.module} data-silent>
          {module.title}
        </p>
        <PageHeading turn={turn} text={page.title} />
      </header>
      <div className={classes.elements}>
        {page.contentElements.map((element) => (
          <ContentElementView
            key={element.contentElementId}
            element={element}
            pageTitle={page.title}
            isOnNewPage={isNew}
          />
        ))}
        {isNew && page.isExerciseIncluded && <Exercise page={page} />}
      </div>
      <WaitingNote about={[page.modulePageId]} />
      {isNew && <OpenTaskHint tasks={openTasks(page)} onGoTo={onGoToTask} />}
    </article>
  )
}
