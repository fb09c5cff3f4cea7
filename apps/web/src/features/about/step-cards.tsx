import { Spot } from '../../ui/feedback/spot.tsx'
import { STEPS } from './about-texts.ts'
import classes from './step-cards.module.css'

export const StepCards = () => (
  <ol className={classes.steps}>
    {STEPS.map(({ picture, title, text }) => (
      <li key={title} className={classes.step}>
        <div className={classes.picture}>
          <Spot kind={picture} />
        </div>
        <div className={classes.copy}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
