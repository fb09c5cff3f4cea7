import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { containerOf, labelsOf, metadataOf, metricsPort, podOf, probesOf, VERSION } from './common.ts'

/** Seconds; Prometheus' adapter offers the oldest of all queues under this name: docs/operations/deploy.md. */
const QUEUE_AGE = 'wohlauf_job_oldest_age_seconds'

const container = containerOf('worker', 'apps/server/src/worker.ts', {
  memory: ['256Mi', '768Mi'],
  cpu: '100m',
  ports: [metricsPort],
  ...probesOf('metrics', 10),
})

/** The number of replicas follows how long jobs wait, not CPU: a burst of mails waits for the mail server. */
export const worker = [
  new Deployment({
    metadata: metadataOf('worker'),
    spec: { selector: { matchLabels: labelsOf('worker') }, template: podOf('worker', container) },
  }),
  new HorizontalPodAutoscaler({
    metadata: metadataOf('worker'),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'wohlauf-worker' },
      minReplicas: 1,
      maxReplicas: 4,
      metrics: [
        {
          type: 'External',
          external: { metric: { name: QUEUE_AGE }, target: { type: 'Value', value: '30' } },
        },
      ],
      // Between two parts of one burst the queues are empty for moments.
      behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
    },
  }),
]

/**
 * Each version has its own: a job cannot be changed, and an older one stays in its final state until its time is
 * over.
 */
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
