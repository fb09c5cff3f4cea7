import type { ComponentProps } from 'react'
import { PublishButton } from './publish-button.tsx'
import classes from './publish-open-button.module.css'
import { openText } from './state-text.ts'
import { useItemStates } from './use-item-states.ts'

/** An item's unpublished changes, and the button that publishes them. */
export const PublishOpenButton = <Finding,>(
  props: Omit<ComponentProps<typeof PublishButton<Finding>>, 'state'>,
) => {
  const state = useItemStates(props.versions).get(props.id)
  return (
    <>
      {state && openText(state) && <p className={classes.open}>{openText(state)}</p>}
      <PublishButton {...props} state={state} />
    </>
  )
}
