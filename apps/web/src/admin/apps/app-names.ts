import { BRAND } from '@wohlauf/contract/values/brand'
import type { AppStyle, Feature, PreventionType } from '@wohlauf/contract/values/features'

export const PREVENTION_TYPE_NAMES: Record<PreventionType, string> = {
  NUTRITION: 'Ernährung',
  MOVEMENT: 'Bewegung',
  STRESS: 'Stress',
}

export const STYLE_NAMES: Record<AppStyle, string> = { default: 'Blau', wohlauf: 'Grün' }

export const FEATURE_NAMES: Record<Feature, string> = {
  NUTRITION_DIARY: 'Ernährungstagebuch',
  PUBLICATIONS: 'Literaturliste',
  BLOG: 'Blog',
  EXPERIENCE_REPORTS: 'Erfahrungsberichte',
  RECIPES: 'Rezepte',
  DOCUMENTS: 'Dokumente',
  SPONSORS: 'Sponsoren und Lizenzen',
  ABOUT: `Über ${BRAND}`,
  GOAL_TRACKING: 'Ziele',
}
