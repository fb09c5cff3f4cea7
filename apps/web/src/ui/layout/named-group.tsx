import type { ComponentProps } from 'react'

/** Controls or options under one name, which `aria-label` or `aria-labelledby` states. */
export const NamedGroup = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one, and a listbox may contain none
  <div role="group" {...props} />
)
