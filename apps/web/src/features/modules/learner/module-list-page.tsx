import { getModules } from '@wohlauf/contract/modules/modules'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ModuleCard, ModuleCardSkeleton } from './module-card.tsx'
import classes from './module-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

const ModuleListPage = () => {
  const { data: modules, error, refetch } = useAnswerInSlices(getModules, {}, { isSilent: true })
  if (modules?.length === 0)
    return (
      <Page title="Module" isTitleHidden>
        <StateMessage picture={<Spot kind="nothing-yet" />} title="Noch keine Module verfügbar." />
      </Page>
    )
  if (!modules && error)
    return (
      <Page title="Module" isTitleHidden>
        <FailedState
          title="Die Module sind gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  return (
    <Page title="Module">
      <ul className={classes.grid} aria-busy={!modules}>
        {modules
          ? modules.map((module, index) => (
              <ModuleCard key={module.moduleId} module={module} isFirst={index < 2} />
            ))
          : SKELETONS.map((key) => <ModuleCardSkeleton key={key} />)}
      </ul>
    </Page>
  )
}

export default ModuleListPage
