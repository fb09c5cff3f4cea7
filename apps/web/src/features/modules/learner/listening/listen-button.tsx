import { UnstyledButton } from '@mantine/core'
import IconVolume from '~icons/tabler/volume'
import spoken from '../../../../ui/text/spoken-on-narrow.module.css'
import classes from './listen-button.module.css'
import type { Listening } from './use-listening.ts'

/** Stands in the session's bar: voices are often loaded after the text, which must not move then. */
export const ListenButton = ({ listening: { button, state, start, play } }: { listening: Listening }) => (
  <UnstyledButton ref={button} className={classes.button} onClick={state ? play : start}>
    <IconVolume aria-hidden size={24} stroke={1.75} />
    <span className={spoken.words}>Vorlesen</span>
  </UnstyledButton>
)
