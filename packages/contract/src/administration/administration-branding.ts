import * as z from 'zod/mini'
import { query, upload } from '../operation.ts'
import { OF_UPLOADS } from '../refusals.ts'
import { brandScaleOf } from '../rules/brand-scale.ts'
import { AppLogo } from '../values/app-look.ts'
import { EmptyObject, Id, onOneLine, Revision } from '../values/values.ts'

/** Used by the admin site only: learners do not download these messages. */
export const COLOUR_MESSAGES = {
  notValid: 'Das ist keine Farbe. Sie sieht zum Beispiel so aus: #3a785c',
  tooLight:
    'Diese Farbe ist zu hell: Weiße Schrift wäre darauf nicht zu lesen, und dunkel genug wäre sie nicht wiederzuerkennen. Nimm bitte eine dunklere.',
} as const

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** `#rrggbb`, also typed without the `#`; empty for the style's own colour. */
const BrandColour = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((text) => (/^[0-9a-f]{6}$/.test(text) ? `#${text}` : text)),
  z.refine((text) => text === '' || isColour(text), COLOUR_MESSAGES.notValid),
  z.refine((text) => !isColour(text) || brandScaleOf(text) !== null, COLOUR_MESSAGES.tooLight),
)

/** The name beside the address from which an app's mails come; empty for the app's title. */
const SenderName = z.string().check(z.trim(), z.maxLength(100), onOneLine)

const AppBranding = z.object({
  colour: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  logo: z.nullable(AppLogo),
  revision: Revision,
})
export type AppBranding = z.infer<typeof AppBranding>

/** `appId` is the app that is asked about: the admin site has none of its own. */
export const getAppBrandingAsAdmin = query('administration/get-app-branding-as-admin-query', {
  audience: 'admin',
  input: z.object({ appId: Id }),
  output: AppBranding,
})

/** Without a file the logo stays, unless `isLogoRemoved`. */
export const updateAppBrandingAsAdmin = upload('administration/update-app-branding-as-admin-command', {
  audience: 'admin',
  needsFreshLogin: true,
  audit: { title: 'Erscheinungsbild geändert' },
  files: { logo: { accepts: 'logo', isOptional: true } },
  input: z.object({
    appId: Id,
    colour: BrandColour,
    senderName: SenderName,
    isLogoRemoved: z.boolean(),
    revision: z.optional(Revision),
  }),
  output: EmptyObject,
  refusals: ['conflict', ...OF_UPLOADS],
  invalidates: () => [getAppBrandingAsAdmin],
})
