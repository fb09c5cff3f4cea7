import type { AnyOperation, Audience } from '@wohlauf/contract/operation'

/** What the operations of a context are about, by the folder in their path. */
export const TAGS: Readonly<Record<string, string>> = {
  administration: 'Apps, their users and looks, the audit log and the running system, for admins',
  authentication: 'Login, logout, and who is logged in',
  autosaves: 'What editors have typed and not saved yet',
  blog: 'Articles',
  'calendar-feed': 'The times of habits in a calendar of one’s own',
  'course-packages': 'Modules, recipes and articles as files, for other apps',
  dashboard: 'The start page, and its notifications',
  documents: 'Files to download',
  'experience-reports': 'What people tell of their way',
  favourites: 'Items that a learner has saved for later',
  feedback: 'Faults and comments that learners report, and what was helpful',
  'goal-tracking': 'Goals, and the weekly ratings of them',
  habits: 'Habits, the days on which they were done, and reminders',
  legal: 'Legal texts and their versions',
  maintenance: 'Whether the system is in maintenance',
  modules: 'Modules with their pages and contents, and the progress in them',
  'nutrition-diary': 'Entries, pictures and tips of the diary',
  onboarding: 'The introduction',
  overview: 'What editors find, and where it is used',
  publications: 'The bibliography',
  'push-notifications': 'The devices that get messages',
  recipes: 'Recipes',
  search: 'The search over all that a learner may read',
  'sponsor-report': 'The report of a company, from which nobody can be derived',
  sponsors: 'Companies, their seats and their links for registration',
  'staff-security': 'The second factor and the fresh login of staff',
  support: 'Messages to the support',
  'user-management': 'Registration, account, consents and own data',
  'user-progress': 'Health points, levels and badges',
  versions: 'How an app publishes its content',
}

export const DESCRIPTION = `Every operation is called on the host of an app, or on the host of the admin site, as its description says.

**Login.** The operations that begin a session return its token in the header \`auth-token\` of their answer. Send it in the
header of the same name with every further call.

**Selectors.** A request may name its app and its caller in the fields \`appId\` and \`userId\`, on the admin site \`adminId\`. They
select nothing: the host and the session do, and a request that contradicts them is refused as \`not-allowed\`. Unknown
fields are ignored.

**Refusals.** Everything but a 200 is a refusal with an identifier and a German sentence for people, at \`not-valid\` with one for
each field. The response \`default\` lists those that any operation may answer with. After \`retry-after\` seconds the same
call may succeed.

**Retries.** After a lost answer, send the call again: ids that the client chooses make creations idempotent.

**Uploads** are forms. A list or an object in them is one part with JSON; a list may also have a part for each item.

**Versions.** A native app that sends its version as \`mobile-app-version\` is told by a 426 when it is too old. Answers have the
server's version as \`app-version\`, and an \`x-request-id\` for the support.`

const CALLERS: Readonly<Record<Audience, string>> = {
  anyone: 'For anyone, without a session',
  user: 'For every user of the app',
  learner: 'For learners',
  'app-manager': 'For managers of the app',
  'sponsor-manager': 'For managers of a sponsor',
  manager: 'For managers of the app or of a sponsor',
  admin: 'For admins',
}

const hostOf = ({ audience, site }: AnyOperation): string => {
  if (audience === 'admin' || site === 'admin') return 'on the host of the admin site'
  return site === 'both' ? 'on the host of an app or of the admin site' : 'on the host of an app'
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "Create recipe as manager", of `recipes/create-recipe-as-manager-command`. */
export const summaryOf = ({ name }: AnyOperation): string =>
  sentence((name.split('/').at(-1) ?? name).replace(/-(query|command)$/, '').replaceAll('-', ' '))

/** The context in the name: the folder before its last part. */
export const tagOf = ({ name }: AnyOperation): string => name.split('/').at(-2) ?? name

export const descriptionOf = (operation: AnyOperation): string =>
  [
    `${CALLERS[operation.audience]}, ${hostOf(operation)}${operation.feature ? `, with the feature ${operation.feature}` : ''}.`,
    operation.startsSession
      ? 'A new session begins: its token is in the header `auth-token` of the answer.'
      : '',
    operation.needsHealthConsent ? 'Needs the consent to health data.' : '',
    operation.needsFreshLogin ? 'Needs a password that was proved within ten minutes.' : '',
    operation.answerWhileWaiting ? 'May be sent later, and again.' : '',
  ]
    .filter(Boolean)
    .join(' ')
