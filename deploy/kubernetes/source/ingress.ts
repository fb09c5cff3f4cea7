import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { metadataOf } from './common.ts'

/** The admin site and each app by its host; `*.example.com` holds the apps below one domain. */
export const HOSTS = ['admin.example.com', '*.example.com', 'coaching.example.org']
export const TLS_SECRET = 'wohlauf-tls'

/** The limits of docs/operations/proxy.md; a controller that is not ingress-nginx has settings of its own for them. */
const LIMITS = {
  'proxy-body-size': '64m',
  'proxy-connect-timeout': '2',
  'proxy-read-timeout': '130',
  'proxy-send-timeout': '130',
}

export const ingress = [
  new Ingress({
    metadata: {
      ...metadataOf('web'),
      annotations: Object.fromEntries(
        Object.entries(LIMITS).map(([name, value]) => [`nginx.ingress.kubernetes.io/${name}`, value]),
      ),
    },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: HOSTS, secretName: TLS_SECRET }],
      rules: HOSTS.map((host) => ({
        host,
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: 'wohlauf-web', port: { name: 'http' } } },
            },
          ],
        },
      })),
    },
  }),
]
