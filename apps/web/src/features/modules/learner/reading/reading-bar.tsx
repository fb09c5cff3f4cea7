import { Button } from '@mantine/core'
import type { Module } from '@wohlauf/contract/modules/modules'
import type { ReactNode } from 'react'
import IconArrowRight from '~icons/tabler/arrow-right'
import IconChevronLeft from '~icons/tabler/chevron-left'
import { ContentsToggle } from './contents/contents-toggle.tsx'
import classes from './reading-bar.module.css'

type ReadingBarProps = {
  module: Module
  onNext?: (() => void) | undefined
  isNextDisabled?: boolean
  /** True while a task is open: 'Weiter' is pale, but can be pressed and leads to it. */
  hasOpenTasks?: boolean
  nextLabel?: string
  onBack?: (() => void) | undefined
  isOnContents?: boolean
  /** A row of its own, with which scrolling does not hide the bar. */
  listeningBar?: ReactNode
}

/** Stands at the end of the text on wide screens, within the thumb's reach on small ones. */
export const ReadingBar = ({
  module,
  onNext,
  isNextDisabled = false,
  hasOpenTasks = false,
  nextLabel = 'Weiter',
  onBack,
  isOnContents = false,
  listeningBar,
}: ReadingBarProps) => (
  <nav
    className={classes.bar}
    aria-label="Umblättern"
    data-session-bar="foot"
    data-stays={listeningBar ? true : undefined}
    data-on-contents={isOnContents || undefined}
  >
    {listeningBar}
    <div className={classes.inside}>
      {!isOnContents && (
        <div className={classes.toggle}>
          <ContentsToggle module={module} />
        </div>
      )}
      {onBack && (
        <Button
          classNames={{ root: classes.back ?? '', section: classes.backIcon ?? '' }}
          variant="default"
          size="lg"
          leftSection={<IconChevronLeft aria-hidden size={22} />}
          onClick={onBack}
        >
          <span className={classes.backLabel}>Zurück</span>
        </Button>
      )}
      {onNext && (
        <Button
          className={classes.next}
          size="lg"
          rightSection={<IconArrowRight aria-hidden size={20} />}
          disabled={isNextDisabled}
          data-disabled={hasOpenTasks}
          aria-disabled={hasOpenTasks}
          onClick={onNext}
        >
          {nextLabel}
        </Button>
      )}
    </div>
  </nav>
)
