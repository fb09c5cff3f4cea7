/** A badge's prevention course; the same words as an app's prevention type. */
export type BadgeType = 'NUTRITION' | 'MOVEMENT' | 'STRESS'

export type BadgeLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export type Badge = { level: BadgeLevel; preventionType: BadgeType }

export const BADGE_TYPES = ['NUTRITION', 'MOVEMENT', 'STRESS'] as const satisfies readonly BadgeType[]

export const BADGE_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly BadgeLevel[]
