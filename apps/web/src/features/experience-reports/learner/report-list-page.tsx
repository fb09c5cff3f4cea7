import { getExperienceReports } from '@wohlauf/contract/experience-reports/experience-reports'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { ReportCard, ReportCardSkeleton } from './report-card.tsx'
import classes from './report-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

const ReportListPage = () => {
  const reports = useAnswerInSlices(getExperienceReports, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Erfahrungsberichte"
      query={reports}
      failure="Die Erfahrungsberichte sind gerade nicht erreichbar"
      empty={
        <StateMessage
          spot="nothing-here"
          title="Noch keine Erfahrungsberichte verfügbar."
          text="Hier erzählen bald Menschen, wie sie ihren Weg gegangen sind."
        />
      }
      placeholder={
        <ul className={classes.list} aria-busy>
          {SKELETONS.map((key) => (
            <ReportCardSkeleton key={key} />
          ))}
        </ul>
      }
    >
      {(data) => (
        <ul className={classes.list}>
          {data.map((report, index) => (
            <ReportCard key={report.experienceReportId} report={report} isFirst={index < 3} />
          ))}
        </ul>
      )}
    </AnsweredPage>
  )
}

export default ReportListPage
