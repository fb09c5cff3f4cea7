import { type AppStyle, FEATURES, type Feature, type PreventionType } from '@wohlauf/contract/values/features'

export type DemoApp = {
  key: 'nutrition' | 'movement' | 'stress'
  title: string
  preventionType: PreventionType
  style: AppStyle
  /** The app's own colour, with a logo drawn in it; if omitted, the look of its style. */
  brandColour?: string
  /** The part before `localhost`, with its dot. */
  subdomain: string
  enabledFeatures: Feature[]
  /** Otherwise its editors publish their changes themselves. */
  publishesOnSave: boolean
}

const WITHOUT_IN_STRESS: readonly Feature[] = ['RECIPES', 'NUTRITION_DIARY', 'EXPERIENCE_REPORTS']

/** The three apps of `decisions.md`, "Hosts, tenants, demo world". */
export const DEMO_APPS: readonly DemoApp[] = [
  {
    key: 'nutrition',
    title: 'Wohlauf Ernährung',
    preventionType: 'NUTRITION',
    style: 'default',
    subdomain: '',
    enabledFeatures: [...FEATURES],
    publishesOnSave: false,
  },
  {
    key: 'movement',
    title: 'Wohlauf Bewegung',
    preventionType: 'MOVEMENT',
    style: 'wohlauf',
    subdomain: 'bewegung.',
    enabledFeatures: [...FEATURES],
    publishesOnSave: true,
  },
  {
    key: 'stress',
    title: 'Wohlauf Entspannung',
    preventionType: 'STRESS',
    style: 'default',
    brandColour: '#6d4c9f',
    subdomain: 'stress.',
    enabledFeatures: FEATURES.filter((feature) => !WITHOUT_IN_STRESS.includes(feature)),
    publishesOnSave: true,
  },
]

export const SPONSORED_APP = DEMO_APPS.find(({ key }) => key === 'nutrition')

export const APP_WITH_LEGAL_TEXTS = DEMO_APPS.find(({ key }) => key === 'movement')

/** The form that browsers send: without the default port. */
export const hostOnPort = (subdomain: string, port: number): string =>
  `${subdomain}localhost${port === 80 ? '' : `:${port}`}`

export const demoHost = ({ subdomain }: DemoApp, port: number): string => hostOnPort(subdomain, port)

export const DEMO_PASSWORD = 'wohlauf-demo-2026'
