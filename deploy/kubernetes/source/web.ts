import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'
import { containerOf, labelsOf, metadataOf, metricsPort, podOf, probesOf, WEB_PORT } from './common.ts'

const selector = { matchLabels: labelsOf('web') }

const container = containerOf('web', 'apps/server/src/main.ts', {
  memory: ['384Mi', '1Gi'],
  cpu: '250m',
  ports: [{ name: 'http', containerPort: WEB_PORT }, metricsPort],
  ...probesOf('http', 2),
})

/**
 * A stopping server reports "not ready" and continues to answer for DRAIN_SECONDS by itself, so there is no preStop.
 */
export const web = [
  new Deployment({
    metadata: metadataOf('web'),
    // The number of replicas is left out: the autoscaler owns it, and applying the file again would reset it.
    spec: {
      selector,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: podOf('web', container, {
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: selector,
          },
        ],
      }),
    },
  }),
  new Service({
    metadata: metadataOf('web'),
    spec: { selector: labelsOf('web'), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
  }),
  new PodDisruptionBudget({
    metadata: metadataOf('web'),
    spec: { selector, maxUnavailable: 1 },
  }),
  new HorizontalPodAutoscaler({
    metadata: metadataOf('web'),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'wohlauf-web' },
      minReplicas: 2,
      maxReplicas: 6,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 150 } },
        },
      ],
    },
  }),
]
