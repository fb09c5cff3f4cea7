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
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../../ui/feedback/not-found-message.tsx'
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
            pageTitle={TITLE}
            title="Diesen Erfahrungsbericht gibt es nicht mehr"
            action={
              <RouteLink to="consume-experience-reports-experience-report-list">
                Alle Erfahrungsberichte
              </RouteLink>
            }
          />
        )
      }
      waiting={<Loading />}
    >
      {(data) => <Report report={data} />}
    </AnsweredPage>
  )
}

export default ReportPage
