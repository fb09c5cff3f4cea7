import { Button } from '@mantine/core'
import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import { Suspense, useEffect, useRef, useState, useTransition } from 'react'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconPlant2 from '~icons/tabler/plant-2'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useReader } from '../reading/reader.ts'
import { ElementCard } from './element-card.tsx'
import classes from './habit-proposal.module.css'

/** Takes the focus when the habit has just been started: the button that had it is gone. */
const Started = ({ isNew }: { isNew: boolean }) => {
  const note = useRef<HTMLDivElement>(null)
  const wasNew = useRef(isNew)
  useEffect(() => {
    if (wasNew.current) note.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={note} tabIndex={-1} className={classes.started}>
      <p className={classes.note}>
        <IconCircleCheck aria-hidden size={22} stroke={2} />
        Du hast diese Gewohnheit gestartet.
      </p>
      <RouteLink to="manage-habit-intents-habit-intent-list" className={classes.link}>
        Zu deinen Gewohnheiten
      </RouteLink>
    </div>
  )
}

export const HabitProposal = ({ element }: { element: ContentElementOf<'HABIT_PROPOSAL'> }) => {
  const { title, habitId, habitTitle, habitIntroduction, isHabitIntentCreated } = element
  const { CreateHabit } = useReader()
  const [dialog, setDialog] = useState<'away' | 'open' | 'closed'>('away')
  const start = useRef<HTMLButtonElement>(null)
  const [isOpening, startOpening] = useTransition()
  return (
    <ElementCard icon={IconPlant2} title={title} tone="warm">
      <h3 className={classes.habit}>{habitTitle}</h3>
      <div className={classes.introduction}>
        <RichText html={habitIntroduction} isBelowHeading2 />
      </div>
      {isHabitIntentCreated ? (
        <Started isNew={dialog !== 'away'} />
      ) : (
        <Button
          ref={start}
          size="lg"
          loading={isOpening}
          onClick={() => startOpening(() => setDialog('open'))}
        >
          Gewohnheit starten
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog !== 'away' && (
          <CreateHabit
            habit={{ habitId, title: habitTitle, introduction: habitIntroduction }}
            isOpen={dialog === 'open'}
            onClose={() => {
              setDialog('closed')
              start.current?.focus()
            }}
          />
        )}
      </Suspense>
    </ElementCard>
  )
}
