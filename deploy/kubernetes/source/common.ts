import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IContainer } from 'kubernetes-models/v1/Container'
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec'
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec'

const packageFile = join(import.meta.dirname, '../../../package.json')
export const VERSION: string = JSON.parse(readFileSync(packageFile, 'utf8')).version

/** Replaced by the name in the operator's registry: `images` of kustomization.yaml. */
export const IMAGE_NAME = 'wohlauf'
export const NAMESPACE = 'wohlauf'
export const SETTINGS_NAME = 'wohlauf-settings'
export const SECRETS_NAME = 'wohlauf-secrets'
export const ACCOUNT_NAME = 'wohlauf'
export const WEB_PORT = 3000
export const METRICS_PORT = 9464
export const STOP_SECONDS = 25

export type Part = 'web' | 'worker' | 'migrate'

export const labelsOf = (part: Part) => ({
  'app.kubernetes.io/name': 'wohlauf',
  'app.kubernetes.io/component': part,
})

export const metadataOf = (part: Part, name = `wohlauf-${part}`) => ({
  name,
  namespace: NAMESPACE,
  labels: labelsOf(part),
})

/** A busy process answers late: if it were removed, its work would go to others, which are as busy. */
const probe = (port: string, path: string) => ({ httpGet: { path, port }, timeoutSeconds: 10 })

/** @param readySeconds between two questions whether it is ready: short where requests depend on the answer */
export const probesOf = (port: string, readySeconds: number) => ({
  startupProbe: { ...probe(port, '/health/live'), periodSeconds: 2, failureThreshold: 60 },
  readinessProbe: { ...probe(port, '/health/ready'), periodSeconds: readySeconds, failureThreshold: 3 },
  livenessProbe: { ...probe(port, '/health/live'), periodSeconds: 10, failureThreshold: 6 },
})

export const metricsPort = { name: 'metrics', containerPort: METRICS_PORT }

/** A container of the product: all parts read and check the same settings. */
export const containerOf = (
  part: Part,
  program: string,
  { memory, cpu, ...rest }: Partial<IContainer> & { memory: [string, string]; cpu: string },
): IContainer => ({
  name: part,
  image: `${IMAGE_NAME}:${VERSION}`,
  imagePullPolicy: 'IfNotPresent',
  args: [program],
  envFrom: [{ configMapRef: { name: SETTINGS_NAME } }, { secretRef: { name: SECRETS_NAME } }],
  // No limit of CPU: a throttled event loop answers late.
  resources: { requests: { cpu, memory: memory[0] }, limits: { memory: memory[1] } },
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'data', mountPath: '/data' },
  ],
  ...rest,
})

/** Nothing in the folders has to last: rows are in PostgreSQL, files in the S3 storage. */
export const podOf = (part: Part, container: IContainer, rest: Partial<IPodSpec> = {}): IPodTemplateSpec => ({
  metadata: { labels: labelsOf(part) },
  spec: {
    serviceAccountName: ACCOUNT_NAME,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    // Longer than DRAIN_SECONDS and STOP_SECONDS together.
    terminationGracePeriodSeconds: 40,
    containers: [container],
    volumes: [
      { name: 'tmp', emptyDir: { sizeLimit: '512Mi' } },
      { name: 'data', emptyDir: { sizeLimit: '64Mi' } },
    ],
    ...rest,
  },
})
