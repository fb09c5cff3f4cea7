import { type PrintedRange, problemOfRange } from '@wohlauf/contract/rules/printed-range'
import { serverNow } from '../../../../ui/time/clock.ts'
import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { getNutritionDiaryForPrinting } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useState } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { useAnswer } from '../../../../api/hooks.ts'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useIsVisit } from '../../../../session/session.ts'
import { Answered } from '../../../../ui/feedback/answered.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { berlinDay } from '../../../../ui/time/berlin-time.ts'
import { PrivateDiary } from '../private-diary.tsx'
import classes from './print-page.module.css'
import { lastDays } from './print-range.ts'
import { PrintedDiary } from './printed-diary.tsx'
import { RangeChoice } from './range-choice.tsx'

const TITLE = 'Für die Beratung drucken'
const WEEK = 7

const Preview = ({ range }: { range: PrintedRange }) => {
  const diary = useAnswer(getNutritionDiaryForPrinting, range, { isSilent: true, refetchOnReturn: true })
  return (
    <Answered
      query={diary}
      failure="Dein Tagebuch ist gerade nicht erreichbar"
      placeholder={<Skeleton height={420} radius={20} aria-busy />}
    >
      {({ days }) => <PrintedDiary days={days} range={range} onStale={() => void diary.refetch()} />}
    </Answered>
  )
}

const OwnPrint = () => {
  const [today] = useState(() => berlinDay(serverNow()))
  const [range, setRange] = useState(() => lastDays(today, WEEK))
  const problem = problemOfRange(range)
  return (
    <Page title={TITLE} width="text">
      <div className={classes.controls}>
        <Button
          component={RouteLink}
          to="nutrition-diary-nutrition-diary-timeline"
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft aria-hidden size={20} />}
        >
          Zum Tagebuch
        </Button>
        <p className={classes.copy}>
          Für deine Ernährungsberatung oder für dich: Wähl die Tage und druck sie, oder sichere sie als PDF.
          Tipps werden nicht mitgedruckt.
        </p>
        <RangeChoice today={today} range={range} onChange={setRange} problem={problem} />
      </div>
      {problem === null && <Preview range={range} />}
    </Page>
  )
}

const PrintPage = () => {
  const isVisit = useIsVisit()
  if (!isVisit) return <OwnPrint />
  return (
    <Page title={TITLE} isTitleHidden>
      <PrivateDiary />
    </Page>
  )
}

export default PrintPage
