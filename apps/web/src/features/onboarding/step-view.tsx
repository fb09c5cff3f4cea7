import type { FeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { type ReactNode, useEffect, useRef } from 'react'
import type { OnboardingStep } from './onboarding-step.ts'
import classes from './step-view.module.css'

type StepViewProps = {
  step: OnboardingStep
  /** True for the first step: the page's beginning takes the focus by itself. */
  isFirst: boolean
  preventionType: PreventionType
  examples: FeatureExamples | undefined
  children: ReactNode
}

/** The heading takes the focus, so that screen readers read it when the step has changed. */
export const StepView = ({ step, isFirst, preventionType, examples, children }: StepViewProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  const textFor = (text: OnboardingStep['text']) => (typeof text === 'string' ? text : text[preventionType])
  return (
    <div className={classes.step}>
      <div className={classes.copy}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {textFor(step.title)}
        </h1>
        <p className={classes.text}>{textFor(step.text)}</p>
      </div>
      <div className={classes.stage} data-stage>
        <step.Stage preventionType={preventionType} examples={examples} />
      </div>
      <div className={classes.foot}>{children}</div>
    </div>
  )
}
