import type { ExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/media/picture.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import classes from './report-view.module.css'

type ReportViewProps = {
  report: Omit<ExperienceReport, 'experienceReportId' | 'isPublished' | 'createdAt'>
  action: ReactNode
}

/** A report for reading; its layout follows its own width, not the window's. */
export const ReportView = ({ report, action }: ReportViewProps) => (
  <div className={classes.width}>
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
        <div className={classes.save}>{action}</div>
      </div>
      <RichText html={report.content} />
    </article>
  </div>
)
