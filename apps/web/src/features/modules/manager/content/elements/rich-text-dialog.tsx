import { RICH_TEXT_FORM } from '../../../../../authoring/elements/rich-text-form.tsx'
import { elementDialog } from './element-dialog.tsx'

export default elementDialog('RICH_TEXT', RICH_TEXT_FORM)
