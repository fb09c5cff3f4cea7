import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import { RouteLink } from '../../../routes/route-link.tsx'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { moduleAction } from './module-status.ts'

type ModuleLinkProps = { module: ModuleSummary; className: string | undefined }

/** Starts or continues a module; covers the whole card. */
export const ModuleLink = ({ module, className }: ModuleLinkProps) => (
  <RouteLink
    to="consume-modules-consume-module"
    params={{ id: module.moduleId }}
    {...COVERS_CARD}
    className={className}
    aria-label={`${moduleAction(module)}: ${module.title}`}
  >
    {moduleAction(module)}
  </RouteLink>
)
