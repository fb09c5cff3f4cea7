import { Picture } from '../../../ui/media/picture.tsx'
import { Fan } from '../fan.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './example-card.module.css'

const Stage = ({ examples }: StageProps) => (
  <Fan
    items={examples?.experienceReports.map(({ experienceReportId, name, job, image }) => (
      <div key={experienceReportId} className={classes.card}>
        <Picture image={image} aspectRatio={1.5} sizes="320px" isDecorative />
        <div className={classes.text}>
          <p className={classes.title}>{name}</p>
          <p className={classes.note}>{job}</p>
        </div>
      </div>
    ))}
  />
)

export const experienceReportsStep: OnboardingStep = {
  key: 'EXPERIENCE_REPORTS',
  feature: 'EXPERIENCE_REPORTS',
  title: 'Andere sind schon unterwegs',
  text: {
    NUTRITION:
      'Menschen wie du erzählen, was sie an ihrem Essen verändert haben: was schwer war, was geholfen hat und wie es ihnen heute geht.',
    MOVEMENT:
      'Menschen wie du erzählen, wie sie in Bewegung gekommen sind: was schwer war, was geholfen hat und wie es ihnen heute geht.',
    STRESS:
      'Menschen wie du erzählen, wie sie ruhiger geworden sind: was schwer war, was geholfen hat und wie es ihnen heute geht.',
  },
  Stage,
}
