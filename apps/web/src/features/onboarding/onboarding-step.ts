import type { FeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import type { Feature, PreventionType } from '@wohlauf/contract/values/features'
import type { ComponentType } from 'react'

export type StageProps = {
  preventionType: PreventionType
  /** Undefined while they load, and permanently when they cannot be loaded. */
  examples: FeatureExamples | undefined
}

/** Specification, section 2, "Onboarding". */
export type OnboardingStep = {
  key: string
  /** Shown only in apps with the feature. */
  feature?: Feature
  title: Record<PreventionType, string> | string
  text: Record<PreventionType, string> | string
  Stage: ComponentType<StageProps>
}
