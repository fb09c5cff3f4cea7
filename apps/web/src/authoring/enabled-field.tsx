import '@mantine/core/styles/Checkbox.css'
import { Checkbox, type CheckboxProps } from '@mantine/core'

/** In a dialog that creates something: whether learners see it from the start. `thing`: "Das Modul", "Die Seite". */
export const EnabledField = ({ thing, ...props }: CheckboxProps & { thing: string }) => (
  <Checkbox
    {...props}
    label="Sofort sichtbar"
    description={`${thing} lässt sich jederzeit ausblenden und wieder anzeigen.`}
  />
)
