import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { matches, ofKind, one, pods } from './read-manifests.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const guide = (name: string) => read(`docs/operations/${name}`)
/** The number behind a text of a file. */
const numberIn = (path: string, before: string) => Number(new RegExp(`${before}(\\d+)`).exec(read(path))?.[1])

const web = pods.find(({ name }) => name === 'wohlauf-web')
const portNames = web?.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name))
const ingress = one('Ingress')
const gateway = one('Gateway')
const route = one('HTTPRoute', 'wohlauf-web')

/** Requires a port of the service that leads to the web pods and no others. */
const requireWebPods = (serviceName: string, isPort: (port: { name: string; port: number }) => boolean) => {
  const { spec } = one('Service', serviceName)
  expect(portNames).toContain(spec.ports.find(isPort)?.targetPort)
  expect(pods.filter(({ labels }) => matches(spec.selector, labels))).toEqual([web])
}

test('the ingress leads to a service, and the service to the web pods alone', () => {
  const hosts: string[] = []
  for (const { host, http } of ingress.spec.rules) {
    hosts.push(host)
    for (const { backend } of http.paths)
      requireWebPods(backend.service.name, ({ name }) => name === backend.service.port.name)
  }
  expect(ingress.spec.tls[0].hosts).toEqual(hosts)
  expect(hosts.length).toBeGreaterThan(1)
})

describe('the gateway', () => {
  test('has the certificate and the hosts of the ingress, which a connection without TLS is sent to', () => {
    const [{ hosts, secretName }] = ingress.spec.tls
    const https = gateway.spec.listeners.find(({ protocol }: { protocol: string }) => protocol === 'HTTPS')
    expect(https.tls.certificateRefs).toEqual([{ name: secretName }])
    for (const { metadata, spec } of ofKind('HTTPRoute')) {
      expect(spec.hostnames).toEqual(hosts)
      const [{ name, sectionName }] = spec.parentRefs
      expect(name).toBe(gateway.metadata.name)
      const { protocol } = gateway.spec.listeners.find((each: { name: string }) => each.name === sectionName)
      const [{ filters, backendRefs }] = spec.rules
      expect(protocol, metadata.name).toBe(filters ? 'HTTP' : 'HTTPS')
      expect(filters?.[0].requestRedirect.scheme ?? 'https').toBe('https')
      for (const backend of backendRefs ?? [])
        requireWebPods(backend.name, ({ port }) => port === backend.port)
    }
  })

  test('is described in the guide with objects that are attached to it', () => {
    const objects = [...guide('deploy.md').matchAll(/```yaml\n(apiVersion[^`]+)```/g)]
      .flatMap(([, text = '']) => parseAllDocuments(text))
      .map((document) => document.toJS())
    expect(objects.map(({ kind }) => kind)).toEqual(['GatewayClass', 'BackendTrafficPolicy'])
    const [gatewayClass, policy] = objects
    expect(gateway.spec.gatewayClassName).toBe(gatewayClass.metadata.name)
    expect(policy.metadata.namespace).toBe(route.metadata.namespace)
    const [{ group, kind, name }] = policy.spec.targetRefs
    expect(`${group}/v1 ${kind} ${name}`).toBe(`${route.apiVersion} ${route.kind} ${route.metadata.name}`)
  })
})

describe('the limits', () => {
  const annotation = (name: string) => ingress.metadata.annotations?.[`nginx.ingress.kubernetes.io/${name}`]

  test.each(['proxy-connect-timeout', 'proxy-read-timeout', 'proxy-send-timeout'])(
    '%s of the ingress is that of the guide',
    (name) =>
      expect(Number(annotation(name))).toBe(
        numberIn('docs/operations/proxy.md', `${name.replaceAll('-', '_')} `),
      ),
  )

  test('of the ingress let the largest upload pass', () => {
    const size = annotation('proxy-body-size') ?? ''
    expect(guide('proxy.md')).toContain(`client_max_body_size ${size};`)
    const sizeOf = (name: string) => numberIn('packages/contract/src/values/file-size.ts', `${name} = `)
    expect(Number.parseInt(size, 10)).toBeGreaterThan(
      Math.max(sizeOf('MAX_PACKAGE_MEGABYTES'), 4 * sizeOf('MAX_FILE_MEGABYTES')),
    )
  })

  test('are longer than the server’s own for a request', () => {
    const own = numberIn('apps/server/src/platform/http/server/server.ts', 'requestTimeout: ')
    expect(Number(annotation('proxy-read-timeout'))).toBeGreaterThan(own)
    const [{ timeouts }] = route.spec.rules
    expect(timeouts.request).toMatch(/^\d+m$/)
    expect(Number.parseInt(timeouts.request, 10) * 60).toBeGreaterThan(own)
  })
})
