import type { DemoArticle } from '../../types.ts'
import { breathing } from './breathing.ts'
import { evening } from './evening.ts'
import { sayingNo } from './saying-no.ts'
import { sleep } from './sleep.ts'

/** Sorted from the newest. */
export const articles: readonly DemoArticle[] = [breathing, evening, sayingNo, sleep]
