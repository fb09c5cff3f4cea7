import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import {
  APP_STYLES,
  type AppStyle,
  FEATURES,
  type Feature,
  PREVENTION_TYPES,
  type PreventionType,
} from '@wohlauf/contract/values/features'
import { type ChangeEvent, useState } from 'react'
import type { ItemFieldsProps } from '../../authoring/editor/item-form.ts'
import { ListError } from '../../authoring/list/list-error.tsx'
import { setList } from '../../forms/set-list.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../ui/fields/required.ts'
import classes from './app-fields.module.css'
import { FEATURE_NAMES, PREVENTION_TYPE_NAMES, STYLE_NAMES } from './app-names.ts'
import { followOwnHost } from './follow-own-host.ts'
import { HostsField } from './hosts-field.tsx'

export type AppValues = {
  title: string
  preventionType: PreventionType
  styleAlias: AppStyle
  host: string
  allowedHostsForInitialConnection: string[]
  enabledFeatures: Feature[]
  senderEmailAddress: string
  appStoreLink: string
  playStoreLink: string
  graceDaysAfterRevoking: number
  allowsPrivateMembers: boolean
  publishesOnSave: boolean
  lowestShellVersion: string
  androidShell: string
  iosShell: string
}

const choicesOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

type AppFieldsProps = ItemFieldsProps<AppValues>

/**
 * A new app's own host becomes an allowed one too. A former host of an existing app stays allowed: links to
 * it redirect.
 */
const HostFields = ({ form, item }: AppFieldsProps) => {
  const { onChange, ...host } = form.getInputProps('host')
  const { allowedHostsForInitialConnection: hostsBefore } = form.values
  const [own, setOwn] = useState(form.values.host.trim())
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event)
    const host = event.currentTarget.value.trim()
    const hosts = item ? null : followOwnHost(hostsBefore, own, host)
    if (!hosts) return
    setOwn(host)
    form.setFieldValue('allowedHostsForInitialConnection', hosts)
  }
  return (
    <>
      <TextInput
        {...host}
        onChange={change}
        label="Host"
        description="Unter dieser Adresse ist die App erreichbar, ohne https://"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...REQUIRED}
      />
      <HostsField
        {...form.getInputProps('allowedHostsForInitialConnection')}
        label="Erlaubte Hosts beim ersten Aufruf"
        description="Einer pro Zeile. Von den anderen geht es auf den Host weiter."
      />
    </>
  )
}

const FeaturesField = ({ form }: Pick<AppFieldsProps, 'form'>) => (
  <Checkbox.Group
    label="Bereiche"
    description="Was in einem ausgeschalteten Bereich gespeichert ist, bleibt erhalten."
    size="md"
    value={form.values.enabledFeatures}
    onChange={(features) => setList(form, 'enabledFeatures', features as Feature[])}
    error={form.errors.enabledFeatures && <ListError>{form.errors.enabledFeatures}</ListError>}
    data-path="enabledFeatures"
    required
  >
    <div className={classes.features}>
      {FEATURES.map((feature) => (
        <Checkbox key={feature} value={feature} label={FEATURE_NAMES[feature]} size="md" />
      ))}
    </div>
  </Checkbox.Group>
)

const LeavingFields = ({ form }: Pick<AppFieldsProps, 'form'>) => (
  <>
    <NumberField
      {...form.getInputProps('graceDaysAfterRevoking')}
      label="Frist nach dem Entzug einer Lizenz (Tage)"
      description="So lange bleibt das Konto ohne Zugang erhalten: Der Entzug lässt sich rückgängig machen, und die Person kann ihre Daten abrufen. Empfohlen sind 14 Tage. Bei 0 wird sofort gelöscht."
      {...REQUIRED}
    />
    <Checkbox
      {...form.getInputProps('allowsPrivateMembers', { type: 'checkbox' })}
      label="Private Mitglieder erlauben"
      description="Wer die Lizenz verliert, kann in der Frist mit dem Konto auf eine private Adresse umziehen."
      size="md"
    />
  </>
)

const TYPED_AS_IS = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Only customers with an app of their own in the stores fill in the last two. */
const ShellFields = ({ form }: Pick<AppFieldsProps, 'form'>) => (
  <>
    <TextInput
      {...form.getInputProps('lowestShellVersion')}
      {...TYPED_AS_IS}
      label="Niedrigste Version der App fürs Handy"
      description="Zum Beispiel 1.4.7. Wer eine ältere hat, wird gebeten, sie zu aktualisieren. Leer gelassen gilt nur die Grenze für alle Apps."
    />
    <Textarea
      {...form.getInputProps('androidShell')}
      {...TYPED_AS_IS}
      label="Android-App (Paket und Fingerabdrücke)"
      description="Nur für eine eigene App im Play Store: der Paketname, danach die SHA-256-Fingerabdrücke, einer pro Zeile. Links in E-Mails öffnen sich dann in ihr."
      size="md"
      rows={3}
    />
    <TextInput
      {...form.getInputProps('iosShell')}
      {...TYPED_AS_IS}
      label="iOS-App (Team-ID und Bundle-ID)"
      description="Nur für eine eigene App im App Store, zum Beispiel A1B2C3D4E5.de.firma.app"
    />
  </>
)

export const AppFields = (props: AppFieldsProps) => {
  const { form } = props
  return (
    <>
      <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
      <div className={classes.pair}>
        <ChoiceField
          label="Präventionsart"
          required
          choices={choicesOf(PREVENTION_TYPES, PREVENTION_TYPE_NAMES)}
          value={form.values.preventionType}
          onChange={(preventionType) => form.setValues({ preventionType })}
        />
        <ChoiceField
          label="Stil"
          required
          choices={choicesOf(APP_STYLES, STYLE_NAMES)}
          value={form.values.styleAlias}
          onChange={(styleAlias) => form.setValues({ styleAlias })}
        />
      </div>
      <HostFields {...props} />
      <FeaturesField form={form} />
      <TextInput
        {...form.getInputProps('senderEmailAddress')}
        label="Absenderadresse"
        description="Von ihr kommen die E-Mails der App."
        type="email"
        {...REQUIRED}
      />
      <TextInput
        {...form.getInputProps('appStoreLink')}
        label="Link zum App Store"
        description="Vollständig, mit https://"
        type="url"
      />
      <TextInput
        {...form.getInputProps('playStoreLink')}
        label="Link zum Play Store"
        description="Vollständig, mit https://"
        type="url"
      />
      <ShellFields form={form} />
      <LeavingFields form={form} />
      <Checkbox
        {...form.getInputProps('publishesOnSave', { type: 'checkbox' })}
        label="Beim Speichern veröffentlichen"
        description="Ausgeschaltet arbeitet die Redaktion an einer Arbeitsfassung, und die App zeigt Änderungen erst, wenn sie veröffentlicht sind. Das ist empfohlen."
        size="md"
      />
    </>
  )
}
