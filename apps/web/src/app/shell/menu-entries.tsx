import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { RouteLink } from '../../routes/route-link.tsx'
import { FocusOnFirstItem } from '../../ui/actions/menu-focus.tsx'
import { inGroups } from './management-areas.ts'
import type { MenuGroup } from './menu.ts'

export const MenuEntries = ({ group, className }: { group: MenuGroup; className: string | undefined }) => (
  <>
    <FocusOnFirstItem />
    {inGroups(group.entries).map(({ title, entries }) => (
      <Fragment key={title}>
        {title && <Menu.Label>{title}</Menu.Label>}
        {entries.map(({ route, label, startsPart }) => (
          <Fragment key={route}>
            {startsPart && <Menu.Divider />}
            <Menu.Item component={RouteLink} to={route} isArea className={className ?? ''}>
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Fragment>
    ))}
  </>
)
