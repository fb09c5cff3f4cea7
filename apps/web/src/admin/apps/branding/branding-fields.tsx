import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { SCALES } from '@wohlauf/art/palette'
import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import type { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import type { InputOf } from '@wohlauf/contract/operation'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import type { AppLogo } from '@wohlauf/contract/values/app-look'
import { useObjectUrl } from '../../../ui/media/use-object-url.ts'
import { STYLE_NAMES } from '../app-names.ts'
import classes from './branding-fields.module.css'
import { BrandingPreview } from './branding-preview.tsx'
import { LogoField } from './logo-field.tsx'

type BrandingFieldsProps = {
  app: Pick<ManagedApp, 'title' | 'styleAlias'>
  form: UseFormReturnType<InputOf<typeof updateAppBrandingAsAdmin>>
  current: AppLogo | null
  file: File | null
  onFile: (file: File | null) => void
}

/** The typed colour as the server will parse it; null while the text is not a colour. */
const colourIn = (text: string): string | null => {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text) ?? []
  return digits ? `#${digits.toLowerCase()}` : null
}

export const BrandingFields = ({ app, form, current, file, onFile }: BrandingFieldsProps) => {
  const chosenUrl = useObjectUrl(file)
  const styleScale = SCALES[app.styleAlias]
  const colour = colourIn(form.values.colour)
  const ownScale = colour && brandScaleOf(colour)
  const scale = ownScale || styleScale
  const keptUrl = form.values.isLogoRemoved ? null : (current?.url ?? null)
  const logoUrl = chosenUrl ?? keptUrl
  const pick = (colour: string) => {
    form.setFieldValue('colour', colour)
    form.validateField('colour')
  }
  return (
    <>
      <TextInput
        {...form.getInputProps('colour')}
        label="Farbe"
        description={`Für Schaltflächen, Links und Flächen. Ohne Angabe gilt die des Stils: ${STYLE_NAMES[app.styleAlias]}.`}
        placeholder="#3a785c"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        rightSectionWidth={64}
        rightSection={
          <input
            type="color"
            aria-label="Farbe auswählen"
            className={classes.picker}
            value={colour ?? styleScale[6]}
            onChange={({ currentTarget }) => pick(currentTarget.value)}
          />
        }
        data-autofocus
      />
      <BrandingPreview title={app.title} scale={scale} logoUrl={logoUrl} />
      <p role="status" className={classes.note}>
        {ownScale && ownScale[6] !== colour && `Angezeigt wird ${ownScale[6]}, damit alles gut lesbar ist.`}
      </p>
      <LogoField
        shownUrl={logoUrl}
        file={file}
        hasCurrent={keptUrl !== null}
        onFile={onFile}
        onRemove={() => form.setFieldValue('isLogoRemoved', true)}
      />
      <TextInput
        {...form.getInputProps('senderName')}
        label="Absendername"
        description={`Von ihm kommen die E-Mails der App. Ohne Angabe: ${app.title}`}
      />
    </>
  )
}
