import { getFeatureExamples } from '@wohlauf/contract/onboarding'
import { handle } from '../../../platform/http/handler.ts'
import { listDocuments } from '../../documents/index.ts'
import { listHabits } from '../../habits/index.ts'
import { listModules } from '../../modules/index.ts'

/** Enough to see what is meant; a phone's screen holds no more. */
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
