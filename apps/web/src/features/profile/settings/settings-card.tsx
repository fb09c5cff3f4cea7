import type { ReactNode } from 'react'
import { Section } from '../../../ui/section.tsx'
import classes from './settings-card.module.css'

type SettingsCardProps = {
  title: string
  /** What it is about, between heading and rows. */
  lead?: string
  children: ReactNode
}

/** What belongs together, under one heading on one sheet. */
export const SettingsCard = ({ title, lead, children }: SettingsCardProps) => (
  <Section title={title}>
    {lead && <p className={classes.lead}>{lead}</p>}
    <div className={classes.card}>{children}</div>
  </Section>
)
