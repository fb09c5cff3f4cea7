import { useRouter } from '@tanstack/react-router'
import { APP, getAppsAsAdmin, type ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import { adminPathTo } from '@wohlauf/contract/routes/admin-routes'
import IconPalette from '~icons/tabler/palette'
import IconScale from '~icons/tabler/scale'
import IconUserPlus from '~icons/tabler/user-plus'
import { editing } from '../../authoring/list/list-spec.ts'
import { managedListPage } from '../../authoring/list/managed-list-page.tsx'
import { UndeliverableInvitations } from '../../authoring/undeliverable-invitations.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { HandPackageButton } from '../packages/hand-package-button.tsx'

const AppDialog = lazyDialog(() => import('./app-dialog.tsx'))
const BrandingDialog = lazyDialog(() => import('./branding/branding-dialog.tsx'))
const InviteAppManagersDialog = lazyDialog(() => import('./invite-app-managers-dialog.tsx'))

const useLegalTexts = () => {
  const router = useRouter()
  return ({ appId }: ManagedApp) => [
    {
      label: 'Rechtstexte',
      icon: IconScale,
      onClick: () =>
        void router.navigate({
          href: adminPathTo('admin-manage-apps-legal-texts', { appId }),
        }),
    },
  ]
}

export default managedListPage<ManagedApp>({
  kind: APP,
  title: 'Apps',
  query: getAppsAsAdmin,
  emptyText: 'Noch keine Apps angelegt.',
  nameOf: ({ title }) => title,
  rowOf: ({ host, undeliverableInvitations }) => ({
    note: (
      <>
        {host}
        <UndeliverableInvitations addresses={undeliverableInvitations} />
      </>
    ),
  }),
  ListAction: HandPackageButton,
  NewDialog: AppDialog,
  actions: [
    editing(AppDialog),
    { label: 'Erscheinungsbild', icon: IconPalette, Dialog: BrandingDialog },
    { label: 'App-Manager einladen', icon: IconUserPlus, Dialog: InviteAppManagersDialog },
  ],
  useDirectActions: useLegalTexts,
})
