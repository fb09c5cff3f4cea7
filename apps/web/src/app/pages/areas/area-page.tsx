import type { MenuRouteName } from '@wohlauf/contract/routes/routes'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useAppSettings } from '../../../session/app-settings.ts'
import { useSessionUser } from '../../../session/session.ts'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { fittedTextProps } from '../../../ui/text/fitted.ts'
import { menuFor } from '../../shell/menu.ts'
import classes from './area-page.module.css'
import { AreaPicture } from './area-picture.tsx'
import { AREA_TEXTS } from './area-texts.ts'

export type News = Partial<Record<MenuRouteName, string>>

type AreaPageProps = { menu: 'learn' | 'reflect' | 'implement'; news: News }

export const AreaPage = ({ menu, news }: AreaPageProps) => {
  const user = useSessionUser()
  const app = useAppSettings()
  const group = menuFor(user, app).find(({ key }) => key === menu)
  return (
    <Page title={group?.label ?? ''}>
      <ul className={classes.list}>
        {group?.entries.map(({ route, label }) => (
          <li key={route} className={classes.area}>
            <AreaPicture route={route} />
            <div className={classes.text}>
              <h2 className={classes.name}>
                <RouteLink to={route} {...COVERS_CARD} {...fittedTextProps(label)} />
              </h2>
              <p className={news[route] ? classes.news : classes.about}>{news[route] ?? AREA_TEXTS[route]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
