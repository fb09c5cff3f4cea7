import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Teaser, Teasers } from './teaser.tsx'

export const ExperienceReportsSection = () => {
  const { data } = useAnswer(getDashboard, {}, { isSilent: true })
  const reports = data?.randomExperienceReports ?? []
  if (reports.length === 0) return null
  return (
    <Section
      title="Erfahrungsberichte"
      action={<RouteLink to="consume-experience-reports-experience-report-list">Alle Berichte</RouteLink>}
    >
      <Teasers>
        {reports.map(({ experienceReportId, name, job, image }) => (
          <Teaser
            key={experienceReportId}
            image={image}
            name={name}
            note={job}
            link={
              <RouteLink
                to="consume-experience-reports-experience-report-details"
                params={{ experienceReportId }}
                {...COVERS_CARD}
              >
                {name}
              </RouteLink>
            }
          />
        ))}
      </Teasers>
    </Section>
  )
}
