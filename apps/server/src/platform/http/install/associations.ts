import { shellLinkPaths } from '@wohlauf/contract/routes/shell-links'
import { androidShellOf } from '@wohlauf/contract/values/shell'

/** Google, Digital Asset Links: which apps for Android open a host's links. Their paths are in the app's manifest. */
export const assetLinksOf = (androidShell: string) => {
  const shell = androidShellOf(androidShell)
  if (!shell) throw new Error('a stored native app for Android cannot be read')
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: shell.packageName,
        sha256_cert_fingerprints: shell.fingerprints,
      },
    },
  ]
}

/** At least one character. */
const ANY_VALUE = '?*'

/** Apple, "Supporting associated domains": the first component that matches decides. Passwords are filled in, too. */
export const siteAssociationOf = (iosShell: string) => ({
  applinks: {
    details: [
      {
        appIDs: [iosShell],
        components: [
          ...shellLinkPaths(ANY_VALUE).map((path) => ({ '/': path })),
          { '/': '*', exclude: true, comment: 'All other pages stay in the browser.' },
        ],
      },
    ],
  },
  webcredentials: { apps: [iosShell] },
})
