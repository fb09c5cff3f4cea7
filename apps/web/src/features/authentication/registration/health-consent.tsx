import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { useId } from 'react'
import classes from './health-consent.module.css'

type HealthConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void }

/** Optional, and unticked by default (`docs/decisions/0014-legal-texts.md`). */
export const HealthConsent = ({ isGiven, onChange }: HealthConsentProps) => {
  const id = useId()
  return (
    <section className={classes.consent} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {HEALTH_DATA_CONSENT.title} <span className={classes.optional}>(freiwillig)</span>
      </h2>
      {HEALTH_DATA_CONSENT.paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
      <Checkbox
        label={HEALTH_DATA_CONSENT.statement}
        size="md"
        radius={8}
        checked={isGiven}
        onChange={(event) => onChange(event.currentTarget.checked)}
        classNames={{
          root: classes.row ?? '',
          inner: classes.inner ?? '',
          labelWrapper: classes.copy ?? '',
          label: classes.label ?? '',
        }}
      />
    </section>
  )
}
