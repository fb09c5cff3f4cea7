import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import type { OutputOf } from '@wohlauf/contract/operation'
import { getSponsorReportAsManager } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { Suspense, useMemo, useState } from 'react'
import IconDownload from '~icons/tabler/download'
import { isUnknownId } from '../../api/call-error.ts'
import { useAnswer } from '../../api/hooks.ts'
import { NotFound } from '../../session/not-found.tsx'
import { saveFile } from '../../session/save-file.ts'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { HowCounted } from './how-counted.tsx'
import classes from './report.module.css'
import { reportCsv, reportFileName } from './report-csv.ts'
import { type ShownMonth, shownMonths } from './report-months.ts'
import { ReportTable } from './report-table.tsx'

/** Loaded only if there is a line to show. */
const ReportChart = lazyPart(() => import('./report-chart.tsx'))

const YEAR = 12
const SPANS = [
  { value: 'year', label: '12 Monate' },
  { value: 'all', label: 'Alle Monate' },
] as const

const hasFigures = ({ registered }: ShownMonth): boolean => registered !== null

const Months = ({ months }: { months: ShownMonth[] }) => {
  const [span, setSpan] = useState('year')
  const monthsInSpan = span === 'year' ? months.slice(-YEAR) : months
  return (
    <div className={classes.parts}>
      {months.length > YEAR && (
        <ChoiceChips label="Zeitraum" choices={SPANS} selection={span} onChoose={setSpan} />
      )}
      {monthsInSpan.some(hasFigures) ? (
        <div className={classes.card}>
          <Suspense fallback={<Skeleton height={320} radius="md" />}>
            <ReportChart months={monthsInSpan} />
          </Suspense>
        </div>
      ) : (
        <p className={classes.note}>
          Noch sind es zu wenige Personen für Zahlen. Ab 10 registrierten Personen erscheinen die ersten. So
          lässt sich aus dem Bericht auf niemanden schließen.
        </p>
      )}
      <div className={classes.card}>
        <ReportTable months={monthsInSpan} />
      </div>
      <HowCounted />
    </div>
  )
}

const Report = ({ report }: { report: OutputOf<typeof getSponsorReportAsManager> }) => {
  const { sponsorName } = report
  const months = useMemo(() => shownMonths(report.months), [report.months])
  const save = () => saveFile(reportCsv(sponsorName, months), reportFileName(months))
  return (
    <>
      <PageHead
        title="Bericht"
        subtitle={sponsorName}
        actions={
          months.length > 0 && (
            <Button variant="light" leftSection={<IconDownload aria-hidden size={20} />} onClick={save}>
              Als CSV herunterladen
            </Button>
          )
        }
      />
      {months.length > 0 ? (
        <Months months={months} />
      ) : (
        <StateMessage
          spot="nothing-yet"
          title="Noch kein Monat"
          text="Sobald der erste Monat vorbei ist, stehen hier seine Zahlen."
          isPartOfPage
        />
      )}
    </>
  )
}

export const ReportOfSponsor = ({ sponsorId }: { sponsorId: string }) => {
  const report = useAnswer(getSponsorReportAsManager, { sponsorId }, { isSilent: true })
  return (
    <AnsweredPage
      title="Bericht"
      isTitleHidden
      query={report}
      failure="Der Bericht ist gerade nicht erreichbar"
      missing={isUnknownId(report.error) && <NotFound />}
      placeholder={
        <div aria-busy>
          <Skeleton height={40} width={200} mb={20} />
          <Skeleton height={320} radius="md" />
        </div>
      }
    >
      {(data) => <Report report={data} />}
    </AnsweredPage>
  )
}
