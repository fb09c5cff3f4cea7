import { getExperienceReports } from '@wohlauf/contract/experience-reports/experience-reports'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ReportCard, ReportCardSkeleton } from './report-card.tsx'
import classes from './report-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

/** How others have done it. */
const ReportListPage = () => {
  const {
    data: reports,
    error,
    refetch,
    isFetching,
  } = useAnswerInSlices(getExperienceReports, {}, { isSilent: true })
  if (!reports && error)
    return (
      <Page title="Erfahrungsberichte" isTitleHidden>
        <FailedState
          title="Die Erfahrungsberichte sind gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (reports?.length === 0)
    return (
      <Page title="Erfahrungsberichte" isTitleHidden>
        <StateMessage
          picture={<Spot kind="nothing-yet" />}
          title="Noch keine Erfahrungsberichte verfügbar."
          text="Hier erzählen bald Menschen, wie sie ihren Weg gegangen sind."
        />
      </Page>
    )
  return (
    <Page title="Erfahrungsberichte">
      <ul className={classes.list} aria-busy={!reports}>
        {reports
          ? reports.map((report, index) => (
              <ReportCard key={report.experienceReportId} report={report} isFirst={index < 3} />
            ))
          : SKELETONS.map((key) => <ReportCardSkeleton key={key} />)}
      </ul>
    </Page>
  )
}

export default ReportListPage
