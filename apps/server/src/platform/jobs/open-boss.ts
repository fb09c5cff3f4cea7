import { type ConstructorOptions, PgBoss } from 'pg-boss'

/** Opens the queue. Without options it only answers: it watches over nothing and keeps no timetable. */
export const openBoss = async (
  url: string,
  onError: (error: Error) => void,
  options: Partial<ConstructorOptions> = {},
): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'wohlauf jobs',
    schema: 'pgboss',
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 2,
    ...options,
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}
