import { getFeatureExamples } from '@wohlauf/contract/onboarding'
import { handle } from '../../../platform/http/handler.ts'
import { listDocuments } from '../../documents/index.ts'
import { listHabits } from '../../habits/index.ts'
import { listModules } from '../../modules/index.ts'

/** Enough examples to show the idea; a phone's screen has no room for more. */
const EXAMPLES = 3

export const getFeatureExamplesQuery = handle(getFeatureExamples, async (context) => {
  const { tx, app } = context
  const [modules, habits, documents] = await Promise.all([
    listModules(context),
    listHabits(tx, EXAMPLES),
    app.appEnabledFeatures.includes('DOCUMENTS') ? listDocuments(tx).limit(EXAMPLES) : [],
  ])
  return { modules: modules.slice(0, EXAMPLES), habits, documents }
})
