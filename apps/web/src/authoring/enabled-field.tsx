import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, type CheckboxProps } from '@mantine/core'

/** `subject`: "Das Modul", "Die Seite". */
export const EnabledField = ({ subject, ...props }: CheckboxProps & { subject: string }) => (
  <Checkbox
    {...props}
    label="Sofort sichtbar"
    description={`${subject} lässt sich jederzeit ausblenden und wieder anzeigen.`}
  />
)
