import type { Opened } from '../sessions/open-request.ts'
import type { SharedContent } from './shared-content.ts'

/** What a request may ask of its app's shared content. */
export type Content = {
  /**
   * What all learners of the app are shown alike, asked of the database once for each state of the app's content. Nothing in
   * it may depend on who asks, on a feature, or on the time.
   *
   * @param name what it is, within the app
   * @param load asks the request's own transaction
   */
  shared: <T extends object>(name: string, load: () => Promise<T>) => Promise<T>
}

/**
 * Only a learner's transaction fills and uses what is kept: it reads all content and can write none, so that it never sees
 * what is not committed. An editor's could, and a stranger's sees nothing.
 */
export const contentOfRequest = (
  kept: SharedContent,
  { app, user, contentVersion }: Pick<Opened, 'app' | 'user' | 'contentVersion'>,
): Content => {
  const state = { appId: app.appId, version: contentVersion }
  const isLearner = user?.role === 'ROLE_USER' && !user.isDisabled
  return { shared: (name, load) => (isLearner ? kept.get(state, name, load) : load()) }
}
