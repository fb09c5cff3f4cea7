import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getExperienceReportDetails } from '@wohlauf/contract/experience-reports/experience-reports'
import { isUnknownId } from '../../../api/call-error.ts'
import { useAnswer } from '../../../api/hooks.ts'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../../ui/feedback/not-found-message.tsx'
import classes from './report-view.module.css'
import { ReportView } from './report-view.tsx'

const TITLE = 'Erfahrungsbericht'

const Loading = () => (
  <div className={classes.report} aria-busy>
    <div className={classes.person}>
      <Skeleton className={classes.photo} />
      <Skeleton height={96} width="70%" />
    </div>
    <Skeleton height={240} />
  </div>
)

/** Specification, section 2, "Experience report details". */
const ReportPage = () => {
  const { experienceReportId } = useRouteParams('consume-experience-reports-experience-report-details')
  const report = useAnswer(getExperienceReportDetails, { experienceReportId }, { isSilent: true })
  return (
    <AnsweredPage
      title={report.data?.name ?? TITLE}
      width="text"
      query={report}
      failure="Der Erfahrungsbericht ist gerade nicht erreichbar"
      missing={
        isUnknownId(report.error) && (
          <NotFoundPage
            title="Diesen Erfahrungsbericht gibt es nicht mehr"
            action={
              <RouteLink to="consume-experience-reports-experience-report-list">
                Alle Erfahrungsberichte
              </RouteLink>
            }
          />
        )
      }
      placeholder={<Loading />}
    >
      {(data) => (
        <ReportView
          report={data}
          action={<FavouriteButton kind="EXPERIENCE_REPORT" id={data.experienceReportId} title={data.name} />}
        />
      )}
    </AnsweredPage>
  )
}

export default ReportPage
