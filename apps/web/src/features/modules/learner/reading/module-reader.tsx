import type { Module } from '@wohlauf/contract/modules/modules'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { FeedbackNote } from '../../../../items/feedback-note.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { useSwipe } from '../../../../ui/layout/use-swipe.ts'
import { ListeningBar } from '../listening/listening-bar.tsx'
import { useListening } from '../listening/use-listening.ts'
import { isNextDisabled, mayGoBack } from '../rules/moves.ts'
import { addressOf, type Position } from '../rules/position.ts'
import { ContentsPage } from './contents/contents-page.tsx'
import { ContentsSidebar } from './contents/contents-sidebar.tsx'
import { ModulePageView } from './module-page-view.tsx'
import classes from './module-reader.module.css'
import { rememberAddedPage } from './read-added-pages.ts'
import { type CelebrationProps, type CreateHabitProps, type Reader, ReaderContext } from './reader.ts'
import { ReadingBar } from './reading-bar.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { SuccessPage } from './success-page.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useExpectedModule } from './use-expected-module.ts'
import { useMoves } from './use-moves.ts'
import { usePointedOut } from './use-pointed-out.ts'
import { usePosition } from './use-position.ts'
import { useStartModule } from './use-start-module.ts'
import { type Turn, useTurn } from './use-turn.ts'

type ModuleReaderProps = {
  module: Module
  Celebration: ComponentType<CelebrationProps>
  CreateHabit: ComponentType<CreateHabitProps>
}

type CurrentPageProps = {
  module: Module
  position: Exclude<Position, { type: 'TABLE_OF_CONTENTS' }>
  turn: Turn
  onCompleted: () => void
  onGoToTask: () => void
}

const CurrentPage = ({ module, position, turn, onCompleted, onGoToTask }: CurrentPageProps) => {
  if (position.type === 'SUCCESS')
    return <SuccessPage module={module} turn={turn} onCompleted={onCompleted} />
  const page = module.pages[position.pageIndex]
  if (!page) return null
  return <ModulePageView {...{ module, page, turn, onGoToTask }} pageIndex={position.pageIndex} />
}

const titlesAt = ({ title, pages }: Module, position: Position) => ({
  title: (position.type === 'MODULE' && pages[position.pageIndex]?.title) || title,
  moduleTitle: title,
})

/** Stands below the navigation, so that it never displaces it. */
const PageFeedback = ({ module, position }: { module: Module; position: Position }) => {
  const page = position.type === 'MODULE' ? module.pages[position.pageIndex] : undefined
  return page ? (
    <FeedbackNote kind="MODULE_PAGE" id={page.modulePageId} elements={page.contentElements} />
  ) : null
}

/** Disables swiping: the module is completed. */
const NO_MOVES = { next: () => {}, back: () => {} }

export const ModuleReader = ({ module: answer, Celebration, CreateHabit }: ModuleReaderProps) => {
  useStartModule(answer)
  const { module, sendAndShow } = useExpectedModule(answer)
  const { position, goTo } = usePosition(module.moduleId, module)
  const turn = useTurn(position)
  useEffect(() => {
    if (position.type === 'MODULE') rememberAddedPage(module, position.pageIndex)
  }, [module, position])
  const text = useRef<HTMLDivElement>(null)
  const listening = useListening(text, {
    address: String(addressOf(position)),
    ...titlesAt(module, position),
  })
  const isListening = listening !== null && listening.state !== null
  const { pointedOut, pointOut } = usePointedOut(position)
  const [isCelebrating, setIsCelebrating] = useState(false)
  const turns = useMoves({ module, position, goTo, sendAndShow, onOpenTask: pointOut })
  const moves = isCelebrating ? NO_MOVES : turns
  useArrowKeys(moves)
  const swipe = useSwipe(moves)
  const [reflections, setReflections] = useState<Reader['reflections']>({})
  const reader = useMemo<Reader>(
    () => ({
      module,
      sendAndShow,
      reflections,
      reflect: (contentElementId, optionIndex) =>
        setReflections((former) => ({ [contentElementId]: optionIndex, ...former })),
      CreateHabit,
      pointedOut,
    }),
    [module, sendAndShow, reflections, CreateHabit, pointedOut],
  )
  return (
    <ReaderContext value={reader}>
      <ReadingProgress {...{ module, position, listening }} />
      <Page title={module.title} isTitleHidden>
        <div className={classes.reader} data-listening={isListening || undefined} {...swipe}>
          {isCelebrating ? (
            <Celebration module={module} />
          ) : position.type === 'TABLE_OF_CONTENTS' ? (
            <div className={classes.contents}>
              <ContentsPage module={module} turn={turn} onNext={moves.next} />
            </div>
          ) : (
            <div className={classes.columns}>
              <ContentsSidebar module={module} current={position} />
              <div className={classes.column}>
                <div key={addressOf(position)} ref={text} className={classes.page} data-turn={turn}>
                  <CurrentPage
                    {...{ module, position, turn }}
                    onCompleted={() => setIsCelebrating(true)}
                    onGoToTask={moves.next}
                  />
                </div>
                <ReadingBar
                  module={module}
                  onBack={mayGoBack(position) ? moves.back : undefined}
                  onNext={position.type === 'MODULE' ? moves.next : undefined}
                  hasOpenTasks={isNextDisabled(module, position)}
                  listeningBar={listening && isListening && <ListeningBar listening={listening} />}
                />
                <PageFeedback module={module} position={position} />
              </div>
            </div>
          )}
        </div>
      </Page>
    </ReaderContext>
  )
}
