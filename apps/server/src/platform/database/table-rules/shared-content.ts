import { content, JOBS, plannedContent, type TableRules } from './table-rule.ts'

/** What editors write, and the search index of it. */
export const SHARED_CONTENT = {
  module: content,
  module_page: content,
  content_element: content,
  blog_article: plannedContent,
  blog_article_content_element: content,
  recipe: plannedContent,
  document: content,
  experience_report: plannedContent,
  habit: content,
  nutrition_diary_tip: content,
  user_goal_proposal: content,
  publication: content,
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
