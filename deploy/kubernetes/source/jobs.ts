import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { containerOf, labelsOf, metadataOf, podOf, VERSION } from './common.ts'

export const worker = [
  new Deployment({
    metadata: metadataOf('worker'),
    spec: {
      replicas: 2,
      selector: { matchLabels: labelsOf('worker') },
      template: podOf(
        'worker',
        containerOf('worker', 'apps/server/src/worker.ts', { memory: ['256Mi', '768Mi'], cpu: '100m' }),
      ),
    },
  }),
]

/** One of each version: a job cannot be changed, and an older one stays as it ended until its time is over. */
export const migrate = [
  new Job({
    metadata: metadataOf('migrate', `wohlauf-migrate-${VERSION.replaceAll('.', '-')}`),
    spec: {
      backoffLimit: 3,
      ttlSecondsAfterFinished: 7 * 24 * 60 * 60,
      template: podOf(
        'migrate',
        containerOf('migrate', 'apps/server/src/cli/migrate.ts', { memory: ['256Mi', '512Mi'], cpu: '100m' }),
        { restartPolicy: 'Never' },
      ),
    },
  }),
]
