import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../../api/call-error.ts'
import { Answered } from '../../ui/feedback/answered.tsx'
import { Section } from '../../ui/layout/section.tsx'
import classes from './running-page.module.css'

type AnsweredSectionProps<Data> = {
  title: string
  answer: {
    data: Data | undefined
    error: CallError | null
    refetch: () => unknown
    isFetching: boolean
  }
  children: (data: NonNullable<Data>) => ReactNode
}

/** A part of the page with a query of its own: when it fails, the other parts are shown. */
export const AnsweredSection = <Data,>({ title, answer, children }: AnsweredSectionProps<Data>) => (
  <Section title={title}>
    <Answered
      query={answer}
      failure="Das ist gerade nicht erreichbar"
      placeholder={
        <div aria-busy>
          <Skeleton height={48} radius="md" />
        </div>
      }
    >
      {children}
    </Answered>
  </Section>
)

export const Quiet = ({ children }: { children: string }) => (
  <div className={classes.card}>
    <p>{children}</p>
  </div>
)
