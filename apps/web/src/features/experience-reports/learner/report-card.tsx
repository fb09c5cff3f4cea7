import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ExperienceReportSummary } from '@wohlauf/contract/values/items/experience-report-summary'
import { RouteLink } from '../../../routes/route-link.tsx'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import classes from './report-list-page.module.css'

type ReportCardProps = { report: ExperienceReportSummary; isFirst: boolean }

export const ReportCard = ({ report, isFirst }: ReportCardProps) => (
  <li className={classes.card}>
    <div className={classes.photo}>
      <Picture image={report.image} aspectRatio={1} sizes="120px" isFirst={isFirst} isDecorative />
    </div>
    <div className={classes.facts}>
      <h2 className={classes.name}>{report.name}</h2>
      <p className={classes.job}>{report.job}</p>
      <RouteLink
        to="consume-experience-reports-experience-report-details"
        params={{ experienceReportId: report.experienceReportId }}
        {...COVERS_CARD}
        className={classes.action}
        aria-label={`Lesen: ${report.name}, ${report.job}`}
      >
        Lesen
      </RouteLink>
    </div>
  </li>
)

export const ReportCardSkeleton = () => (
  <li className={classes.card}>
    <Skeleton className={classes.photo} />
    <div className={classes.facts}>
      <Skeleton height={22} width="60%" mb={8} />
      <Skeleton height={16} width="80%" mb={20} />
      <Skeleton height={20} width={60} />
    </div>
  </li>
)
