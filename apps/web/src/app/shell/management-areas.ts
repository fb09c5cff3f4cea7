import type { ROUTES, RouteMenu } from '@wohlauf/contract/routes/routes'

export type AreaName = {
  [Name in keyof typeof ROUTES]: (typeof ROUTES)[Name] extends { menu: RouteMenu & { group: 'manage' } }
    ? Name
    : never
}[keyof typeof ROUTES]

type AreaGroup = 'start' | 'content' | 'guidance' | 'company'

/** The start has no heading. */
const GROUP_TITLES: Record<AreaGroup, string | null> = {
  start: null,
  content: 'Inhalte',
  guidance: 'Begleitung',
  company: 'Unternehmen',
}

const GROUP_OF: Record<AreaName, AreaGroup> = {
  'manage-overview': 'start',
  'manage-modules-module-list': 'content',
  'manage-blog-blog-article-list': 'content',
  'manage-recipes-recipe-list': 'content',
  'manage-experience-reports-experience-report-list': 'content',
  'manage-documents-document-list': 'content',
  'manage-publications-publication-list': 'content',
  'manage-habits-habit-list': 'guidance',
  'manage-nutrition-diary-tip-list': 'guidance',
  'goal-tracking-management': 'guidance',
  'manage-feedback-feedback-list': 'guidance',
  'manage-sponsors-sponsor-list': 'company',
  'manage-seats-as-sponsor': 'company',
  'sponsor-report-own-report': 'company',
}

type Entry = { route: string }

const groupOf = ({ route }: Entry): AreaGroup | undefined =>
  (GROUP_OF as Partial<Record<string, AreaGroup>>)[route]

export type EntryGroup<E extends Entry> = { title: string | null; entries: E[] }

/** Groups the entries of the management; those of other menus are one group without a title. */
export const inGroups = <E extends Entry>(entries: readonly E[]): EntryGroup<E>[] =>
  (Object.keys(GROUP_TITLES) as AreaGroup[])
    .map((group) => ({
      title: GROUP_TITLES[group],
      entries: entries.filter((entry) => (groupOf(entry) ?? 'start') === group),
    }))
    .filter((group) => group.entries.length > 0)
