import { content, JOBS, plannedContent, type TableRules } from './table-rule.ts'

/** The column that admins read in the audit log, as what something was done to. */
const titledBy = (column: string, rules: TableRules): TableRules => ({
  ...rules,
  resolver: { SELECT: ['app_id', 'id', column] },
})

/** What editors write, and the search index of it. */
export const SHARED_CONTENT = {
  module: titledBy('title', content),
  module_page: titledBy('title', content),
  content_element: titledBy('title', content),
  blog_article: titledBy('title', plannedContent),
  blog_article_content_element: titledBy('title', content),
  recipe: titledBy('name', plannedContent),
  document: titledBy('title', content),
  experience_report: titledBy('name', plannedContent),
  habit: titledBy('title', content),
  nutrition_diary_tip: content,
  user_goal_proposal: titledBy('title', content),
  publication: titledBy('title', content),
  image: content,
  stored_file: content,
  // Written by triggers on content, and read by one function, which knows what the caller may see.
  search_entry: {
    person: null,
    rows: { read: JOBS },
    search: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
  },
  search_word: {
    person: null,
    rows: { read: JOBS },
    search: { SELECT: 'all', INSERT: 'all', DELETE: 'all' },
  },
} satisfies Record<string, TableRules>
