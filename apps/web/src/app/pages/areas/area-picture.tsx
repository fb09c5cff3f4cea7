import { type MenuRouteName, ROUTES } from '@wohlauf/contract/routes/routes'
import { Drawing } from '../../../ui/pictures/drawing.tsx'
import classes from './area-page.module.css'

const pictures = import.meta.glob<string>('../../../art/areas/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const AreaPicture = ({ route }: { route: MenuRouteName }) => (
  <Drawing
    className={classes.picture}
    sourceOf={(style) => pictures[`../../../art/areas${ROUTES[route].path}-${style}.svg`]}
    width={360}
    height={240}
  />
)
