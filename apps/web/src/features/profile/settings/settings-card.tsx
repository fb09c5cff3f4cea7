import type { ReactNode } from 'react'
import { Section } from '../../../ui/layout/section.tsx'
import classes from './settings-card.module.css'

type SettingsCardProps = {
  title: string
  lead?: string
  children: ReactNode
}

export const SettingsCard = ({ title, lead, children }: SettingsCardProps) => (
  <Section title={title}>
    {lead && <p className={classes.lead}>{lead}</p>}
    <div className={classes.card}>{children}</div>
  </Section>
)
