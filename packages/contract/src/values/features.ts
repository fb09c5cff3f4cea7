import * as z from 'zod/mini'
import { BRAND_ALIAS } from './brand.ts'

export const FEATURES = [
  'NUTRITION_DIARY',
  'PUBLICATIONS',
  'BLOG',
  'EXPERIENCE_REPORTS',
  'RECIPES',
  'DOCUMENTS',
  'SPONSORS',
  'ABOUT',
  'GOAL_TRACKING',
] as const
export const Feature = z.enum(FEATURES)
export type Feature = z.infer<typeof Feature>

export const PREVENTION_TYPES = ['NUTRITION', 'MOVEMENT', 'STRESS'] as const
export const PreventionType = z.enum(PREVENTION_TYPES)
export type PreventionType = z.infer<typeof PreventionType>

export const APP_STYLES = ['default', BRAND_ALIAS] as const
export const AppStyle = z.enum(APP_STYLES)
export type AppStyle = z.infer<typeof AppStyle>

export const ROLES = ['ROLE_USER', 'ROLE_SPONSOR_MANAGER', 'ROLE_APP_MANAGER'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>
