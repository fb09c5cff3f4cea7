import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getLegalTextsAsAdmin, type LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { LEGAL_TEXT_KINDS, type LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { Suspense } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import IconPlus from '~icons/tabler/plus'
import { useAnswer } from '../../api/hooks.ts'
import { LastSeen } from '../../authoring/last-seen.tsx'
import { useDialogTask } from '../../authoring/use-dialog-task.ts'
import { Answered } from '../../ui/feedback/answered.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useAdminRouteParams } from '../use-admin-route-params.ts'
import { KIND_NAMES, nameOfVersion } from './legal-names.ts'
import classes from './legal-texts-page.module.css'
import { VersionRow } from './version-row.tsx'

const VersionDialog = lazyDialog(() => import('./version-dialog.tsx'))
const ViewVersionDialog = lazyDialog(() => import('./view-version-dialog.tsx'))
const DeleteVersionDialog = lazyDialog(() => import('./delete-version-dialog.tsx'))

const TITLE = 'Rechtstexte'

type Task = { what: 'write' | 'view' | 'delete'; kind: LegalTextKind; id?: string | null }

type KindProps = {
  kind: LegalTextKind
  versions: readonly LegalTextVersion[]
  begin: (task: Task) => void
}

const Kind = ({ kind, versions, begin }: KindProps) => {
  const inForce = versions.find(({ state }) => state === 'IN_FORCE')
  return (
    <section className={classes.kind} aria-labelledby={kind}>
      <div className={classes.head}>
        <div>
          <h2 id={kind}>{KIND_NAMES[kind]}</h2>
          <p className={classes.inForce}>
            {inForce
              ? `Es gilt: ${nameOfVersion(inForce)}`
              : 'Entwurf aus der Vorlage, noch nicht veröffentlicht'}
          </p>
        </div>
        <Button
          variant="light"
          leftSection={<IconPlus aria-hidden size={20} />}
          onClick={() => begin({ what: 'write', kind })}
          aria-label={`Neue Fassung: ${KIND_NAMES[kind]}`}
          aria-haspopup="dialog"
        >
          Neue Fassung
        </Button>
      </div>
      {versions.length > 0 && (
        <ul className={classes.rows}>
          {versions.map((version) => {
            const task = { kind, id: version.legalTextId }
            return (
              <li key={version.legalTextId ?? 'standard'}>
                <VersionRow
                  version={version}
                  onView={() => begin({ ...task, what: 'view' })}
                  onEdit={() => begin({ ...task, what: 'write' })}
                  onDelete={() => begin({ ...task, what: 'delete' })}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

type TextsProps = { appId: string; versions: readonly LegalTextVersion[] }

const Texts = ({ appId, versions }: TextsProps) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<Task>()
  const versionsOf = (kind: LegalTextKind) => versions.filter((version) => version.kind === kind)
  const ofKind = task ? versionsOf(task.kind) : []
  const inForce = ofKind.find(({ state }) => state === 'IN_FORCE')
  const version =
    task?.id === undefined ? undefined : ofKind.find(({ legalTextId }) => legalTextId === task.id)
  const dialog = { isOpen, onClose: end }
  return (
    <>
      {LEGAL_TEXT_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} versions={versionsOf(kind)} begin={begin} />
      ))}
      <Suspense key={opening}>
        {task?.what === 'write' && !task.id && (
          <VersionDialog {...dialog} appId={appId} kind={task.kind} version={undefined} inForce={inForce} />
        )}
        {task?.what === 'write' && task.id && (
          <LastSeen id={task.id} item={version}>
            {(lastVersion) => (
              <VersionDialog
                {...dialog}
                appId={appId}
                kind={task.kind}
                version={lastVersion}
                inForce={inForce}
              />
            )}
          </LastSeen>
        )}
        {task?.what === 'view' && version && <ViewVersionDialog {...dialog} version={version} />}
        {task?.what === 'delete' && version && (
          <DeleteVersionDialog {...dialog} appId={appId} version={version} />
        )}
      </Suspense>
    </>
  )
}

const LegalTextsPage = () => {
  const { appId } = useAdminRouteParams('admin-manage-apps-legal-texts')
  const texts = useAnswer(getLegalTextsAsAdmin, { appId }, { isSilent: true, refetchOnReturn: true })
  const apps = useAnswer(getAppsAsAdmin, {}, { isSilent: true })
  const app = apps.data?.find((each) => each.appId === appId)
  return (
    <Page title={TITLE} isTitleHidden>
      <Button
        component={Link}
        to={ADMIN_ROUTES['admin-manage-apps-app-list'].path}
        variant="subtle"
        size="sm"
        className={classes.back}
        leftSection={<IconArrowLeft aria-hidden size={18} />}
      >
        Alle Apps
      </Button>
      <h1 className={classes.title}>{app ? `${TITLE}: ${app.title}` : TITLE}</h1>
      <Answered
        query={texts}
        failure="Die Rechtstexte sind gerade nicht erreichbar"
        placeholder={
          <div className={classes.waiting} aria-busy>
            {LEGAL_TEXT_KINDS.map((kind) => (
              <Skeleton key={kind} height={132} />
            ))}
          </div>
        }
      >
        {(versions) => <Texts key={appId} appId={appId} versions={versions} />}
      </Answered>
    </Page>
  )
}

export default LegalTextsPage
