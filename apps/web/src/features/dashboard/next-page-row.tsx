import type { Dashboard } from '@wohlauf/contract/dashboard/dashboard'
import IconCheck from '~icons/tabler/check'
import IconChevronRight from '~icons/tabler/chevron-right'
import { RouteLink } from '../../routes/route-link.tsx'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'
import { Picture } from '../../ui/media/picture.tsx'
import classes from './next-page-row.module.css'

type ActiveModule = NonNullable<Dashboard['activeModule']>

type NextPageRowProps = { module: ActiveModule; hasReadToday: boolean }

const leadOf = ({ nextPage, completionPercentage }: ActiveModule): string => {
  if (!nextPage) return 'Fast geschafft'
  return completionPercentage > 0 ? 'Weiterlesen' : 'Loslegen'
}

/** Links to the next page in the active module. */
export const NextPageRow = ({ module, hasReadToday }: NextPageRowProps) => {
  const { moduleId, title, image, nextPage, pageCount } = module
  const lead = leadOf(module)
  const name = nextPage?.title ?? 'Modul abschließen'
  return (
    <div className={classes.row}>
      <div className={classes.picture}>
        <Picture image={image} aspectRatio={1} sizes="72px" isFirst isDecorative />
      </div>
      <div className={classes.text}>
        <p className={classes.lead}>
          {hasReadToday ? (
            <>
              <IconCheck aria-hidden size={18} stroke={2.5} /> Heute gelesen
            </>
          ) : (
            lead
          )}
        </p>
        <p className={classes.title}>
          <RouteLink
            to="consume-modules-consume-module"
            params={{ id: moduleId }}
            aria-label={`${lead}: ${name}`}
            {...COVERS_CARD}
          >
            {name}
          </RouteLink>
        </p>
        <p className={classes.facts}>
          {nextPage ? (
            <>
              {nextPage.readingMinutes} Min. · Seite {nextPage.number} von {pageCount}
              <span className={classes.module}> · {title}</span>
            </>
          ) : (
            title
          )}
        </p>
      </div>
      <IconChevronRight aria-hidden size={20} className={classes.arrow ?? ''} />
    </div>
  )
}
