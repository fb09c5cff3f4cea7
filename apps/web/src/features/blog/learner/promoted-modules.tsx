import type { PromotedModule } from '@wohlauf/contract/blog/blog'
import { useId } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import classes from './promoted-modules.module.css'

type PromotedModulesProps = { modules: readonly PromotedModule[]; isPreview: boolean }

export const PromotedModules = ({ modules, isPreview }: PromotedModulesProps) => {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        Weiterführende Informationen
      </h2>
      <ul className={classes.modules}>
        {modules.map(({ moduleId, number, title, image }) => (
          <li key={moduleId} className={classes.module}>
            <div className={classes.picture}>
              <Picture image={image} aspectRatio={1} sizes="72px" isDecorative />
            </div>
            <div className={classes.text}>
              <p className={classes.number}>Modul {number}</p>
              {isPreview ? (
                <span className={classes.title}>{title}</span>
              ) : (
                <RouteLink
                  to="consume-modules-consume-module"
                  params={{ id: moduleId }}
                  className={classes.title}
                >
                  {title}
                </RouteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
