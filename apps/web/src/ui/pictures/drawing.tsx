import { useStyleOfDocument } from '../theme/use-style-of-document.ts'

/** Has no size of its own, so the attributes keep the space. */
export const NOTHING = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

type DrawingProps = {
  className: string | undefined
  /** The file for a style of the app. */
  sourceOf: (style: string) => string | undefined
  width: number
  height: number
}

/** Decorative: the text beside it says everything. Its ground stays where the file cannot be loaded. */
export const Drawing = ({ sourceOf, ...attributes }: DrawingProps) => (
  <img
    {...attributes}
    src={sourceOf(useStyleOfDocument())}
    alt=""
    onError={(event) => {
      event.currentTarget.src = NOTHING
    }}
  />
)
