// The Mantine styles for the first screen, base components first: the order is the cascade's. Styles for
// later screens are imported beside their use.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/CloseButton.css'
import './wrapping-labels.css'
