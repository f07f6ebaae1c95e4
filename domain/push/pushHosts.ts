/** A browser's push service: `hosts` are exact names, `domain` stands for every host below it. */
type PushService = { name: string; hosts: readonly string[]; domain?: string }

/**
 * The push services of the browsers. Chromium's list is components/push_messaging/push_messaging_constants.cc, and Opera,
 * Samsung Internet and Brave use the same; Firefox's is its preference dom.push.serverURL, here with the test servers of
 * Mozilla; Apple's and Microsoft's are in their documentation for senders of push messages.
 */
const pushServices: readonly PushService[] = [
  { name: 'Chrome', hosts: ['fcm.googleapis.com', 'jmt17.google.com'] },
  {
    name: 'Firefox',
    hosts: [
      'updates.push.services.mozilla.com',
      'updates-autopush.stage.mozaws.net',
      'updates-autopush.dev.mozaws.net',
    ],
  },
  { name: 'Safari', hosts: [], domain: 'push.apple.com' },
  { name: 'Edge', hosts: [], domain: 'notify.windows.com' },
]

// The host must be followed by the path at once, and no character may be read in two ways by two parsers of URLs: no
// credentials, no port, no backslash, no second form of the host.
const endpointPattern = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[^\\#\s\p{C}]*$/u
const loopbackPattern = /^https:\/\/127\.0\.0\.1:\d{1,5}\/[^\\#\s\p{C}]*$/u

/** Where functions may send a push message besides the browsers' push services: to 127.0.0.1 in the emulators. */
export type PushEndpointOptions = { allowLoopback: boolean }

/** Whether functions may send to a push endpoint: only to a browser's push service, so to no other server of anybody. */
export function isAllowedPushEndpoint(endpoint: string, { allowLoopback }: PushEndpointOptions): boolean {
  return findPushService(endpoint) !== undefined || (allowLoopback && loopbackPattern.test(endpoint))
}

/** The browser whose push service an endpoint belongs to, for people to read. */
export function getPushServiceName(endpoint: string): string {
  return findPushService(endpoint)?.name ?? 'Another browser'
}

function findPushService(endpoint: string): PushService | undefined {
  const host = endpointPattern.exec(endpoint)?.[1]
  return host === undefined ? undefined : pushServices.find((service) => hasHost(service, host))
}

function hasHost({ hosts, domain }: PushService, host: string): boolean {
  return hosts.includes(host) || (domain !== undefined && host.endsWith(`.${domain}`))
}
