import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import {
  type ExperienceReport,
  getExperienceReportDetails,
} from '@wohlauf/contract/experience-reports/experience-reports'
import { isUnknownId } from '../../../api/call-error.ts'
import { useAnswer } from '../../../api/hooks.ts'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import classes from './report-page.module.css'

const TITLE = 'Erfahrungsbericht'

const Report = ({ report }: { report: ExperienceReport }) => (
  <article className={classes.report}>
    <div className={classes.person}>
      <div className={classes.photo}>
        <Picture image={report.image} aspectRatio={1} sizes="(min-width: 48em) 240px, 60vw" isFirst />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Alter</dt>
          <dd>{report.ageInYears} Jahre</dd>
        </div>
        <div>
          <dt>Beruf</dt>
          <dd>{report.job}</dd>
        </div>
        <div>
          <dt>Familie</dt>
          <dd>{report.familySituation}</dd>
        </div>
      </dl>
      <div className={classes.save}>
        <FavouriteButton kind="EXPERIENCE_REPORT" id={report.experienceReportId} title={report.name} />
      </div>
    </div>
    <RichText html={report.content} />
  </article>
)

const Loading = () => (
  <div className={classes.report} aria-busy>
    <div className={classes.person}>
      <Skeleton className={classes.photo} />
      <Skeleton height={96} width="70%" />
    </div>
    <Skeleton height={240} />
  </div>
)

/** What one person tells (specification, section 2, "Experience report details"). */
const ReportPage = () => {
  const { experienceReportId } = useRouteParams('consume-experience-reports-experience-report-details')
  const {
    data: report,
    error,
    refetch,
    isFetching,
  } = useAnswer(getExperienceReportDetails, { experienceReportId }, { isSilent: true })
  if (!report && isUnknownId(error))
    return (
      <Page title={TITLE} isTitleHidden>
        <StateMessage
          picture={<Spot kind="not-found" />}
          title="Diesen Erfahrungsbericht gibt es nicht mehr"
          action={
            <RouteLink to="consume-experience-reports-experience-report-list">
              Alle Erfahrungsberichte
            </RouteLink>
          }
        />
      </Page>
    )
  if (!report && error)
    return (
      <Page title={TITLE} isTitleHidden>
        <FailedState
          title="Der Erfahrungsbericht ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  return (
    <Page title={report?.name ?? TITLE} width="text">
      {report ? <Report report={report} /> : <Loading />}
    </Page>
  )
}

export default ReportPage
