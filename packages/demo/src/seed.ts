import { migrate } from '../../../apps/server/src/composition/migrate.ts'
import { openLog } from '../../../apps/server/src/composition/open-log.ts'
import { operatorSentence } from '../../../apps/server/src/composition/operator-sentence.ts'
import { startServices } from '../../../apps/server/src/composition/start-services.ts'
import { readConfig } from '../../../apps/server/src/platform/base/config/config.ts'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import { describeDemoWorld } from './demo-world.ts'
import { fillDemoWorld } from './fill-demo-world.ts'

/** Fills a separate database. The embedded one is filled at its first start. */
const seed = async (): Promise<string> => {
  const config = readConfig(process.env)
  if (config.environment === 'production')
    throw new StartError(
      'Demo accounts have a known password, so they are not created where NODE_ENV=production.',
    )
  if (!config.directDatabaseUrl)
    throw new StartError(
      'DATABASE_URL must name the database to fill, for example DATABASE_URL=postgresql://postgres@localhost:5432/wohlauf. The embedded one is filled by npm start.',
    )
  await migrate(config.directDatabaseUrl, config.secretKey)
  const running = await startServices(config, config.directDatabaseUrl, openLog(config))
  try {
    const isFilled = await fillDemoWorld(running, config.port)
    return isFilled
      ? describeDemoWorld(
          config.port,
          running.clock(),
          'The demo world is there. After npm start with the same DATABASE_URL and PORT:',
        )
      : 'The database has apps already, so nothing was changed.'
  } finally {
    await running.stop()
  }
}

try {
  console.log(await seed())
} catch (error) {
  const sentence = operatorSentence(error)
  console.error(sentence ? `The demo world was not made: ${sentence}` : error)
  process.exitCode = 1
}
