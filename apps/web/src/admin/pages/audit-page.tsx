import { Button } from '@mantine/core'
import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { useState } from 'react'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { ManagedList } from '../../authoring/list/managed-list.tsx'
import { AuditRow } from './audit-row.tsx'

type AppOfEntry = NonNullable<AuditEntry['app']>

/** Changes by staff, newest first; filtered by the app and the person that were chosen in a row. */
const AuditPage = () => {
  const [app, setApp] = useState<AppOfEntry | null>(null)
  const [personId, setPersonId] = useState<string | null>(null)
  const entries = usePagedAnswer(getAuditEntriesAsAdmin, {
    ...(app ? { ofAppId: app.appId } : {}),
    ...(personId ? { personId } : {}),
  })
  return (
    <ManagedList
      title="Protokoll"
      answer={entries}
      idOf={({ auditEntryId }) => auditEntryId}
      emptyText="Noch keine Einträge."
      isDense
      actions={
        (app || personId) && (
          <>
            {app && (
              <Button variant="light" onClick={() => setApp(null)}>
                Alle Apps anzeigen
              </Button>
            )}
            {personId && (
              <Button variant="light" onClick={() => setPersonId(null)}>
                Alle Personen anzeigen
              </Button>
            )}
          </>
        )
      }
    >
      {(entry) => (
        <AuditRow
          entry={entry}
          onApp={app ? undefined : setApp}
          onPerson={personId ? undefined : setPersonId}
        />
      )}
    </ManagedList>
  )
}

export default AuditPage
