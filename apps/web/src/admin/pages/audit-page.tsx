import { Button } from '@mantine/core'
import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration'
import { useState } from 'react'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { ManagedList } from '../../authoring/managed-list.tsx'
import { AuditRow } from './audit-row.tsx'

type AppOfEntry = NonNullable<AuditEntry['app']>

/** What staff have changed, newest first: of all apps, or of the one that was chosen in a row. */
const AuditPage = () => {
  const [app, setApp] = useState<AppOfEntry | null>(null)
  const entries = usePagedAnswer(getAuditEntriesAsAdmin, app ? { ofAppId: app.appId } : {})
  return (
    <ManagedList
      title="Protokoll"
      answer={entries}
      idOf={({ auditEntryId }) => auditEntryId}
      emptyText="Noch keine Einträge."
      isDense
      actions={
        app && (
          <Button variant="light" onClick={() => setApp(null)}>
            Alle Apps anzeigen
          </Button>
        )
      }
    >
      {(entry) => <AuditRow entry={entry} onApp={app ? undefined : setApp} />}
    </ManagedList>
  )
}

export default AuditPage
