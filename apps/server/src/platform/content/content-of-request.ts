import type { RequestScope } from '../sessions/request-scope.ts'
import type { SharedContent } from './shared-content.ts'

export type Content = {
  /**
   * Content that is the same for all learners of the app, loaded once for each version of the app's content. It must
   * not depend on the caller, on a feature, or on the time.
   * @param name unique within the app
   * @param load reads in the request's own transaction
   */
  shared: <T extends object>(name: string, load: () => Promise<T>) => Promise<T>
}

/** Only a learner's transaction uses the cache: an editor's could see uncommitted changes. */
export const contentOfRequest = (
  sharedContent: SharedContent,
  { app, user, contentVersion }: Pick<RequestScope, 'app' | 'user' | 'contentVersion'>,
): Content => {
  const state = { appId: app.appId, version: contentVersion }
  const isLearner = user?.role === 'ROLE_USER' && !user.isDisabled
  return { shared: (name, load) => (isLearner ? sharedContent.get(state, name, load) : load()) }
}
