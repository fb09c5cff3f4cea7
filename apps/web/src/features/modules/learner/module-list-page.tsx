import { getModules } from '@wohlauf/contract/modules/modules'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { CurrentModuleCard, CurrentModuleCardSkeleton } from './current-module-card.tsx'
import { ModuleCard, ModuleCardSkeleton } from './module-card.tsx'
import classes from './module-list-page.module.css'
import { moduleGuide } from './rules/module-guide.ts'

const SKELETONS = ['one', 'two', 'three']

const ModuleListPage = () => {
  const modules = useAnswerInSlices(getModules, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Module"
      query={modules}
      failure="Die Module sind gerade nicht erreichbar"
      empty={<StateMessage spot="nothing-here" title="Noch keine Module verfügbar." />}
      placeholder={
        <ul className={classes.grid} aria-busy>
          <CurrentModuleCardSkeleton />
          {SKELETONS.map((key) => (
            <ModuleCardSkeleton key={key} />
          ))}
        </ul>
      }
    >
      {(data) => (
        <ul className={classes.grid}>
          {moduleGuide(data).map(({ module, isCurrent, isNext }, index) =>
            isCurrent ? (
              <CurrentModuleCard key={module.moduleId} module={module} isNext={isNext} />
            ) : (
              <ModuleCard key={module.moduleId} module={module} isNext={isNext} isFirst={index < 4} />
            ),
          )}
        </ul>
      )}
    </AnsweredPage>
  )
}

export default ModuleListPage
