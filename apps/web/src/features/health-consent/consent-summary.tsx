import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import IconChartLine from '~icons/tabler/chart-line'
import IconEyeOff from '~icons/tabler/eye-off'
import IconNotebook from '~icons/tabler/notebook'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import classes from './consent-summary.module.css'

const { what, purpose, neverSeenBy } = HEALTH_DATA_CONSENT.summary

const LINES = [
  { icon: IconNotebook, title: 'Was', text: what },
  { icon: IconChartLine, title: 'Wozu', text: purpose },
  { icon: IconEyeOff, title: 'Wer es nie sieht', text: neverSeenBy },
]

export const ConsentSummary = () => (
  <ul className={classes.lines}>
    {LINES.map(({ icon, title, text }) => (
      <li key={title} className={classes.line}>
        <IconCircle icon={icon} />
        <p className={classes.text}>
          <strong className={classes.title}>{title}</strong> {text}
        </p>
      </li>
    ))}
  </ul>
)
