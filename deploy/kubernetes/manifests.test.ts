import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { FILLED_IN, ownDataDir, SETTINGS } from '../example-settings.ts'
import { kustomization, manifestFileNames, manifests, matches, ofKind, one, pods } from './read-manifests.ts'
import { MANIFESTS, manifestFiles } from './source/manifests.ts'

const dataDir = ownDataDir()
afterAll(() => rmSync(dataDir, { recursive: true }))

const settings: Record<string, string> = one('ConfigMap').data
const secrets: Record<string, string> = one('Secret').stringData

test.each(Object.entries(MANIFESTS))('%s has the shape that Kubernetes requires', (_, models) => {
  for (const model of models) expect(() => model.validate()).not.toThrow()
})

test('the folder has the written files only', () => {
  expect(manifestFileNames).toEqual([...manifestFiles().keys()].sort())
})

test('every object with a namespace is in the one that exists', () => {
  for (const { kind, metadata } of manifests)
    if (kind !== 'Namespace') expect(metadata.namespace, kind).toBe(one('Namespace').metadata.name)
})

describe('the settings', () => {
  const filledIn = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, FILLED_IN[name] ?? settings[name] ?? secrets[name]]))
  const all = [...Object.keys(settings), ...Object.keys(secrets)]

  test('are all of the product’s, each in one place', () => {
    expect(all.sort()).toEqual([...SETTINGS].sort())
  })

  test('are accepted once they are filled in, and a pod keeps nothing', () => {
    const config = readConfig({ ...filledIn(all), DATA_DIR: dataDir })
    expect(config).toMatchObject({
      environment: 'production',
      host: '0.0.0.0',
      storage: { kind: 's3' },
      areSecretKeysOwn: false,
      databaseUrl: FILLED_IN.DATABASE_URL,
      smtpUrl: FILLED_IN.SMTP_URL,
    })
    for (const { name, spec } of pods)
      expect(spec.terminationGracePeriodSeconds, name).toBeGreaterThan(
        config.stopSeconds + config.drainSeconds,
      )
  })

  test.each(['ADMIN_HOST', 'COMPANY_NAME', 'S3_ENDPOINT', 'SECRET_KEY', 'DATABASE_URL', 'SMTP_URL'])(
    'are refused as long as %s is not filled in',
    (name) => {
      const value = settings[name] ?? secrets[name]
      const env = { ...settings, ...secrets, ...FILLED_IN, [name]: value, DATA_DIR: dataDir }
      expect(() => readConfig(env)).toThrow(name)
    },
  )

  test('hold no secret', () => {
    expect(Object.values(secrets).filter((value) => value !== '' && value !== 'CHANGE-ME')).toEqual([])
    for (const name of Object.keys(settings)) expect(name).not.toMatch(/SECRET|PASSWORD|_URL$|^APNS_KEY$/)
  })

  test('reach every process by names that exist', () => {
    for (const { name, spec } of pods)
      for (const { envFrom } of spec.containers)
        expect(envFrom, name).toEqual([
          { configMapRef: { name: one('ConfigMap').metadata.name } },
          { secretRef: { name: one('Secret').metadata.name } },
        ])
  })
})

describe.each(pods)('the pod of $name', ({ name, labels, spec }) => {
  test('runs without rights, token or a folder that lasts', () => {
    expect(one('Namespace').metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    })
    expect(spec).toMatchObject({
      serviceAccountName: one('ServiceAccount').metadata.name,
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(resources).toMatchObject({
        requests: { cpu: expect.stringMatching(/m$/), memory: expect.stringMatching(/Mi$/) },
        limits: { memory: expect.stringMatching(/[MG]i$/) },
      })
    }
    expect(spec.volumes?.every(({ emptyDir }) => emptyDir)).toBe(true)
  })

  test('mounts the volumes that it has, at the folders that the program writes', () => {
    const volumes = spec.volumes?.map((volume) => volume.name)
    for (const { volumeMounts = [] } of spec.containers) {
      expect(volumeMounts.map((mount) => mount.name)).toEqual(volumes)
      expect(volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual([settings.DATA_DIR, '/tmp'])
    }
  })

  test('probes ports that it has', () => {
    for (const { ports = [], startupProbe, readinessProbe, livenessProbe } of spec.containers) {
      const names = ports.map((port) => port.name)
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        if (probe) expect(names).toContain(probe.httpGet?.port)
      if (name === 'wohlauf-web')
        expect(ports).toContainEqual({ name: 'http', containerPort: Number(settings.PORT) })
      if (!name.includes('migrate'))
        expect(ports).toContainEqual({ name: 'metrics', containerPort: Number(settings.METRICS_PORT) })
    }
  })

  test('is selected by its deployment only', () => {
    const selecting = ofKind('Deployment').filter((deployment) =>
      matches(deployment.spec.selector.matchLabels, labels),
    )
    expect(selecting.map(({ metadata }) => metadata.name)).toEqual(name.includes('migrate') ? [] : [name])
  })
})

test('the web server replaces a pod only when the next one is ready', () => {
  const { strategy } = one('Deployment', 'wohlauf-web').spec
  expect(strategy.rollingUpdate).toMatchObject({ maxUnavailable: 0 })
})

test.each(ofKind('Deployment'))(
  '$metadata.name is asked whether it lives and works, and may answer late',
  ({ spec }) => {
    const [{ startupProbe, readinessProbe, livenessProbe }] = spec.template.spec.containers
    expect(readinessProbe.httpGet.path).toBe('/health/ready')
    expect(readinessProbe.failureThreshold, 'one late answer takes a busy process out').toBeGreaterThan(1)
    for (const probe of [startupProbe, livenessProbe]) expect(probe.httpGet.path).toBe('/health/live')
    for (const { timeoutSeconds } of [startupProbe, readinessProbe, livenessProbe])
      expect(timeoutSeconds).toBeGreaterThanOrEqual(10)
  },
)

describe('objects that name others', () => {
  const web = pods.find(({ name }) => name === 'wohlauf-web')

  test('an autoscaler and a budget have pods', () => {
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      const { kind, name } = spec.scaleTargetRef
      const target = one(kind, name)
      expect(target.apiVersion).toBe(spec.scaleTargetRef.apiVersion)
      expect(target.spec.replicas, 'set by the autoscaler').toBeUndefined()
      const { containers } = target.spec.template.spec
      expect(
        containers.every(({ resources }: { resources: { requests: object } }) => resources.requests),
      ).toBe(true)
    }
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(pods.filter(({ labels }) => matches(spec.selector.matchLabels, labels))).toEqual([web])
    expect(one('HorizontalPodAutoscaler', 'wohlauf-web').spec.minReplicas).toBeGreaterThan(
      one('PodDisruptionBudget').spec.maxUnavailable,
    )
  })

  test('kustomization lists existing files, neither of the two ways in, and the image that all pods use', () => {
    for (const file of kustomization.resources) expect(manifestFileNames).toContain(file)
    for (const way of ['gateway.yaml', 'ingress.yaml']) {
      expect(manifestFileNames).toContain(way)
      expect(kustomization.resources).not.toContain(way)
    }
    const [{ name, newTag }] = kustomization.images
    for (const { spec } of pods)
      expect(spec.containers.map(({ image }) => image)).toEqual([`${name}:${newTag}`])
  })
})
