import type { ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { getModuleOverviewAsManager, type ModuleInOverview } from '@wohlauf/contract/overview/overview'
import { useAnswer } from '../../../api/hooks.ts'
import type { MoreOfRows } from '../../../authoring/list/list-spec.ts'
import { byGreatest } from '../../../authoring/list/list-view.ts'
import { useAskedAgain } from '../../../authoring/list/use-asked-again.ts'

const countText = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('de')} ${count === 1 ? one : several}`

/** A module's facts in an overview, one text each. */
const factsOf = ({ pages, minutes, readers, finished, openMessages }: ModuleInOverview): string[] => [
  pages === 0
    ? 'Keine Seite sichtbar'
    : `${countText(pages, 'Seite', 'Seiten')}, ${minutes.toLocaleString('de')} Min.`,
  ...(readers === null ? [] : [`gelesen von etwa ${readers.toLocaleString('de')}`]),
  ...(finished === null ? [] : [`beendet von etwa ${finished.toLocaleString('de')}`]),
  ...(openMessages === 0 ? [] : [countText(openMessages, 'offene Rückmeldung', 'offene Rückmeldungen')]),
]

/**
 * Figures about how modules are read, from a query of their own: if it fails, the list can still be shown.
 */
export const useModuleOverview = (modules: readonly ManagedModule[]): MoreOfRows<ManagedModule> => {
  const { data, isPending, refetch } = useAnswer(
    getModuleOverviewAsManager,
    {},
    { isSilent: true, refetchOnReturn: true },
  )
  useAskedAgain(modules, { isEnabled: true, refetch })
  const overview = new Map(data?.map((each) => [each.moduleId, each]))
  const of = ({ moduleId }: ManagedModule) => overview.get(moduleId)
  const order = (label: string, figureOf: (each: ModuleInOverview) => number | null) => ({
    label,
    compare: byGreatest((module: ManagedModule) => {
      const each = of(module)
      return each && figureOf(each)
    }),
  })
  return {
    noteOf: (module) => {
      const each = of(module)
      return each && factsOf(each).map((fact) => <span key={fact}>{fact}</span>)
    },
    orders: [
      order('Am meisten gelesen', ({ readers }) => readers),
      order('Am häufigsten beendet', ({ finished }) => finished),
      order('Meiste offene Rückmeldungen', ({ openMessages }) => openMessages),
      order('Längste Lesezeit', ({ minutes }) => minutes),
    ],
    isWaiting: isPending,
  }
}
