import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway'
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute'
import { metadataOf } from './common.ts'
import { HOSTS, TLS_SECRET } from './ingress.ts'

const metadata = metadataOf('web')
const parentRefs = (sectionName: string) => [{ name: metadata.name, sectionName }]

/** In place of the ingress, for controllers of the Gateway API. */
export const gateway = [
  new Gateway({
    metadata,
    spec: {
      // The class that the quickstart of Envoy Gateway makes; a cluster's own has another name.
      gatewayClassName: 'eg',
      listeners: [
        { name: 'http', protocol: 'HTTP', port: 80 },
        {
          name: 'https',
          protocol: 'HTTPS',
          port: 443,
          tls: { mode: 'Terminate', certificateRefs: [{ name: TLS_SECRET }] },
        },
      ],
    },
  }),
  new HTTPRoute({
    metadata,
    spec: {
      parentRefs: parentRefs('https'),
      hostnames: HOSTS,
      rules: [
        {
          backendRefs: [{ name: 'wohlauf-web', port: 80 }],
          // Counts until the last byte of the answer: an export over a slow line takes minutes.
          timeouts: { request: '10m' },
        },
      ],
    },
  }),
  new HTTPRoute({
    metadata: metadataOf('web', 'wohlauf-web-to-https'),
    spec: {
      parentRefs: parentRefs('http'),
      hostnames: HOSTS,
      rules: [
        { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
      ],
    },
  }),
]
