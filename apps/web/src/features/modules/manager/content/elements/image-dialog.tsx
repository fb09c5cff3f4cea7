import { IMAGE_FORM } from '../../../../../authoring/elements/image-form.tsx'
import { elementDialog } from './element-dialog.tsx'

export default elementDialog('IMAGE', IMAGE_FORM)
