import type { DemoArticle } from '../../types.ts'
import { motivation } from './motivation.ts'
import { sitting } from './sitting.ts'
import { strengthAtHome } from './strength.ts'
import { walking } from './walking.ts'

/** Sorted from the newest. */
export const articles: readonly DemoArticle[] = [walking, sitting, strengthAtHome, motivation]
