import { type MenuRouteName, ROUTES } from '@wohlauf/contract/routes/routes'
import { useStyleOfDocument } from '../../../ui/theme/use-style-of-document.ts'
import classes from './area-page.module.css'

const pictures = import.meta.glob<string>('../../../art/areas/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const AreaPicture = ({ route }: { route: MenuRouteName }) => {
  const style = useStyleOfDocument()
  const source = pictures[`../../../art/areas${ROUTES[route].path}-${style}.svg`]
  return <img className={classes.picture} src={source} alt="" width={360} height={240} />
}
