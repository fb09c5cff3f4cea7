/* The allowed imports: they point downwards only. Closed by default: the first rule whose `from` matches a
   file applies, and imports that the rule does not list are refused; a file that matches no rule is refused
   as a whole. In `may`, {1} stands for the first group of `from`. Importing an operation from a contract file
   is written `path#operations`, so that `[^#]+` allows only shapes and values; `import()` is written `path#later`. */

import { contractFloors } from './contract-floors.mjs'

const node = 'node:.+'
// Only apps/web/src/native may depend on the native shell.
const npm = 'npm:(?!@capacitor/).+'
const contract = 'packages/contract/src/.+'
// Excludes the three files that list operations of the contexts.
const contractValues = 'packages/contract/src/(?!(?:operations|operation-files|first-answers)\\.ts)[^#]+'
const art = 'packages/art/src/.+'
const demo = 'packages/demo/src/.+'
const demoMedia = 'packages/demo/src/media/.+'
const embeddedDatabase = 'packages/embedded-database/src/.+'
const print = 'packages/print/src/.+'
const server = 'apps/server/src/.+'
const platform = 'apps/server/src/platform/.+'
/** Rooms of one floor of the platform, or of several. */
const floor = (...rooms) => `apps/server/src/platform/(?:${rooms.join('|')})/.+`
const faces = 'apps/server/src/contexts/[^/]+/index\\.ts'
const web = 'apps/web/src'
const pictures = 'apps/web/src/art/.+'
/** The start of Chromium, for tests, measurements and attacks. */
const chromium = 'config/chromium\\.ts'
const slowTests = 'config/slow-tests\\.ts'

export const rules = [
  {
    why: 'the demo world stands above the server and the embedded PostgreSQL, with which it is tested',
    from: 'packages/demo/src/(?:testing/.+|.+\\.test\\.ts)',
    may: [demo, server, embeddedDatabase, contract, art, print, npm, node],
  },
  {
    why: 'the server is tested together with the embedded PostgreSQL, and without the demo world, which stands above it; a long test asks which of its seeds are in turn',
    from: '(?:apps/server|packages/embedded-database)/.+\\.test\\.ts',
    may: [server, contract, art, print, embeddedDatabase, slowTests, npm, node],
  },
  {
    why: 'descriptions of an installation know the product by its settings and its connections to the database',
    from: 'deploy/.+',
    may: [
      'deploy/.+',
      'apps/server/src/platform/base/config/.+',
      'apps/server/src/composition/connections\\.ts',
      npm,
      node,
    ],
  },
  {
    why: 'a test of the checks also imports which tests are slow',
    from: 'scripts/checks/slow-tests\\.test\\.ts',
    may: [slowTests, npm, node],
  },
  {
    why: 'tests of what is delivered ask the build’s list of packages',
    from: 'scripts/checks/supply/(?:bom|licences)\\.test\\.ts',
    may: ['config/(?:components|licence-table|native-libraries|notices)\\.ts', 'scripts/.+', npm, node],
  },
  {
    why: 'a test imports only from its own workspace',
    from: '(apps/[^/]+|packages/[^/]+|scripts|bench|attack)/.+\\.test\\.tsx?',
    may: ['{1}/.+', contract, art, print, npm, node],
  },
  ...contractFloors,
  { why: 'the drawings import nothing', from: art, may: [art] },
  {
    why: 'the demo world’s pictures and PDFs know nothing of the server: they are made of drawings and texts',
    from: demoMedia,
    may: [demoMedia, art, print, npm, node],
  },
  {
    why: 'the programs of the demo world start the server, or its services',
    from: 'packages/demo/src/(?:start|seed)\\.ts',
    may: [demo, 'apps/server/src/composition/.+', platform, node],
  },
  {
    why: 'the demo world fills tables and follows rules, but calls no operation',
    from: demo,
    may: [
      demo,
      'apps/server/src/contexts/[^/]+/(?!(?:.+/)?operations/).+',
      platform,
      contract,
      art,
      npm,
      node,
    ],
  },
  {
    why: 'the embedded PostgreSQL knows only the data folder and how a failed start is explained',
    from: embeddedDatabase,
    may: [embeddedDatabase, 'apps/server/src/platform/base/config/.+', npm, node],
  },
  {
    why: 'fonts and lines of PDFs know nothing of what is printed',
    from: print,
    may: [print, npm, node],
  },
  {
    why: 'the native projects are made of their templates, and of the addresses, systems and names that the contract states',
    from: 'apps/mobile/.+',
    may: [
      'apps/mobile/.+',
      'packages/contract/src/(?:routes/.+|values/(?:notification-channel|supported-browsers)\\.ts)',
      'npm:.+',
      node,
    ],
  },
  {
    why: 'code that writes drawings into files needs only them, an encoder and a disk',
    from: 'packages/art/scripts/.+',
    may: [art, 'packages/art/scripts/.+', npm, node],
  },
  {
    why: 'rules are pure: they import only their own context’s rules and the contract’s values',
    from: 'apps/server/src/contexts/([^/]+)/rules/.+',
    may: ['apps/server/src/contexts/{1}/rules/.+', contractValues],
  },
  {
    why: 'tables know the shapes of their own context, the platform, and the tables that their foreign keys refer to',
    from: 'apps/server/src/contexts/([^/]+)/database/tables\\.ts',
    may: [
      'apps/server/src/contexts/{1}/(?!(?:.+/)?operations/).+',
      'apps/server/src/contexts/[^/]+/database/tables\\.ts',
      platform,
      contractValues,
      npm,
    ],
  },
  {
    why: 'a context uses itself, the platform, the contract, and of other contexts only the public interface (index.ts)',
    from: 'apps/server/src/contexts/([^/]+)/.+',
    may: ['apps/server/src/contexts/{1}/.+', faces, platform, contract, print, npm, node],
  },
  {
    why: 'the base of the platform imports no other floor',
    from: floor('base'),
    may: [floor('base'), contract, npm, node],
  },
  {
    why: 'the database is a floor above the base',
    from: floor('database', 'tenancy'),
    may: [floor('base', 'database', 'tenancy'), contract, npm, node],
  },
  {
    why: 'the queue of jobs is a floor above the database',
    from: floor('jobs'),
    may: [floor('base', 'database', 'tenancy', 'jobs'), contract, npm, node],
  },
  {
    why: 'the storage is a floor above the queue, whose jobs remove its files',
    from: floor('storage'),
    may: [floor('base', 'database', 'tenancy', 'jobs', 'storage'), contract, npm, node],
  },
  {
    why: 'HTTP is the highest floor of the platform, and the platform knows no context',
    from: floor('http'),
    may: [platform, contract, npm, node],
  },
  {
    why: 'a service of the platform knows neither HTTP nor a context',
    from: platform,
    may: [`apps/server/src/platform/(?!http/).+`, contract, npm, node],
  },
  {
    why: 'an installation for production has no embedded PostgreSQL: it is loaded by `import()` when asked for',
    from: 'apps/server/src/composition/optional-packages\\.ts',
    may: [platform, `${embeddedDatabase}#later`],
  },
  {
    why: 'the server’s entries and composition may import the whole server, except test support',
    from: 'apps/server/src/(?:(?:composition|cli)/.+|[^/]+\\.ts)',
    may: ['apps/server/src/(?!(?:testing|conformance)/).+', contract, npm, node],
  },
  {
    why: 'test support may import the whole server',
    from: 'apps/server/src/(?:testing|conformance)/.+',
    may: [server, embeddedDatabase, contract, npm, node],
  },
  {
    why: 'ui is shared by features: it knows no feature and no operation',
    from: `${web}/ui/.+`,
    may: [`${web}/(?:ui/.+|native/platform\\.ts)`, pictures, contractValues, art, npm],
  },
  {
    why: 'only native uses Capacitor, and it knows nothing of the screens',
    from: `${web}/native/.+`,
    may: [`${web}/native/.+`, contractValues, 'npm:.+'],
  },
  {
    why: 'api calls the server and renders nothing',
    from: `${web}/api/.+`,
    may: [`${web}/(?:api|native)/.+`, contract, npm],
  },
  {
    why: 'the device stores answers and acts of any operation, and renders nothing',
    from: `${web}/device/.+`,
    may: [`${web}/(?:device|api|native)/.+`, `${web}/ui/(?:state|time)/.+`, contract, npm],
  },
  {
    why: 'the route table is a layer below the screens',
    from: `${web}/routes/.+`,
    may: [`${web}/routes/.+`, contract, npm],
  },
  {
    why: 'the service worker outlives the page and its release: it shares nothing with it',
    from: `${web}/worker/.+`,
    may: [`${web}/worker/.+`, 'npm:workbox-precaching'],
  },
  {
    why: 'the session is a layer below the screens',
    from: `${web}/session/.+`,
    may: [`${web}/(?:session|routes|device|api|ui|native)/.+`, contract, npm],
  },
  {
    why: 'forms call the given operation, ask for the consent that it needs, and show its refusals; they know no operation by name and no feature',
    from: `${web}/forms/.+`,
    may: [`${web}/(?:forms|ui|api|session)/.+`, contractValues, npm],
  },
  {
    why: 'authoring is shared by the screens of managers: it knows no feature, and of all operations only those about any content',
    from: `${web}/authoring/.+`,
    may: [
      `${web}/(?:authoring|forms|ui|api|session|routes|native)/.+`,
      contractValues,
      'packages/contract/src/(?:autosaves|course-packages|overview|versions)/.+',
      npm,
    ],
  },
  {
    why: 'items is what learners do with anything they read, such as saving it: shared by their screens, it knows no feature',
    from: `${web}/items/.+`,
    may: [`${web}/(?:items|forms|ui|api|device|session|routes|native)/.+`, contract, npm],
  },
  {
    why: 'features are independent: pages compose them, they do not import each other',
    from: `${web}/features/([^/]+)/.+`,
    may: [
      `${web}/features/{1}/.+`,
      `${web}/(?:ui|api|device|session|routes|native|forms|authoring|items)/.+`,
      pictures,
      contract,
      art,
      npm,
    ],
  },
  {
    why: 'support of component tests of the admin site opens its pages',
    from: `${web}/testing/open-admin-screen\\.tsx`,
    may: [`${web}/.+`, contract, npm],
  },
  {
    why: 'support of component tests may import the whole app',
    from: `${web}/testing/.+`,
    may: [`${web}/(?!admin/).+`, contract, npm],
  },
  {
    why: 'the app composes the features; it imports neither the admin site nor test support',
    from: `${web}/app/.+`,
    may: [`${web}/(?!(?:admin|testing)/).+`, contract, art, npm],
  },
  {
    why: 'first screens are the app’s own pages, rendered by the server: what needs a browser is replaced there',
    from: `${web}/first-screen/.+`,
    may: [`${web}/(?!(?:admin|testing)/).+`, contract, npm],
  },
  {
    why: 'the admin site composes the features; it imports neither the app nor test support',
    from: `${web}/admin/.+`,
    may: [`${web}/(?!(?:app|testing)/).+`, contract, art, npm],
  },
  {
    why: 'the web knows the server only through its contract',
    from: `${web}/[^/]+`,
    may: [`${web}/.+`, contract, npm],
  },
  {
    why: 'only the journeys’ test server accesses the server directly: it creates the users and the content that they begin with',
    from: 'e2e/test-server/.+',
    may: ['e2e/test-server/.+', server, demo, embeddedDatabase, contract, npm, node],
  },
  {
    why: 'journeys use the product as a browser does, and the demo world’s accounts',
    from: 'e2e/.+',
    may: [
      'e2e/.+',
      chromium,
      slowTests,
      demo,
      contract,
      `${web}/testing/(?:native-device|heard-wrongly|axe-rules)\\.ts`,
      npm,
      node,
    ],
  },
  {
    why: 'measurements may use the whole server',
    from: 'bench/.+',
    may: ['bench/.+', chromium, server, demo, embeddedDatabase, contract, npm, node],
  },
  {
    why: 'attacks may use the whole server: they prepare through its code what they attack from outside',
    from: 'attack/.+',
    may: ['attack/.+', chromium, server, embeddedDatabase, contract, npm, node],
  },
  {
    why: 'a tool’s configuration is beside the product',
    from: '(?:config/[^/]+|(?:apps/[^/]+/)?[^/]+\\.config)\\.ts',
    may: [
      'config/.+',
      'apps/web/vite\\.config\\.ts',
      'packages/contract/src/values/(?:brand|supported-browsers)\\.ts',
      npm,
      node,
    ],
  },
]
