import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pathTo } from '../../../../routes/route-table.ts'
import { addressOf, type Place } from '../rules/place.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & { moduleId: string; place: Place }

/** A link to a place in a module; the one that is open is marked `aria-current="page"`. */
export const PlaceLink = ({ moduleId, place, ...rest }: PlaceLinkProps) => {
  const target = {
    to: pathTo('consume-modules-consume-module', { id: moduleId }),
    search: { seite: addressOf(place) },
  } as LinkProps
  return <Link {...(rest as object)} {...target} />
}
