import { Link, type LinkProps } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { ComponentProps } from 'react'
import { addressOf, type Position } from '../rules/position.ts'

type PositionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { moduleId: string; position: Position }

export const PositionLink = ({ moduleId, position, ...rest }: PositionLinkProps) => {
  const target = {
    to: pathTo('consume-modules-consume-module', { id: moduleId }),
    search: { seite: addressOf(position) },
  } as LinkProps
  return <Link {...(rest as object)} {...target} />
}
