import type { Feature, PreventionType } from '@wohlauf/contract/features'
import type { FeatureExamples } from '@wohlauf/contract/onboarding'
import type { ComponentType } from 'react'

export type StageProps = {
  preventionType: PreventionType
  /** Missing while they load, and for good when they cannot be fetched. */
  examples: FeatureExamples | undefined
}

/** One step of the introduction (specification, section 2, "Onboarding"): a picture of the thing, and what it is for. */
export type OnboardingStep = {
  key: string
  /** Shown only in apps that have it. */
  feature?: Feature
  title: Record<PreventionType, string> | string
  text: Record<PreventionType, string> | string
  /** The picture: decoration, or examples from the app. */
  Stage: ComponentType<StageProps>
}
