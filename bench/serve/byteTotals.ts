/** The kinds of downloaded files. */
export const resourceKinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** One sent response and the bytes of its compressed body. */
export type SentResponse = { path: string; type: string; bytes: number; isForWorker: boolean }

/** The bytes of one visit: of the page by kind, of the service worker, and all bytes on the link. */
export type ByteTotals = { page: Record<ResourceKind, number>; worker: number; totalBytes: number }

/** Sums the bytes of responses. */
export function toByteTotals(sent: readonly SentResponse[], totalBytes: number): ByteTotals {
  const forPage = sent.filter(({ isForWorker }) => !isForWorker)
  const countBytes = (kind: ResourceKind) =>
    sumBytes(forPage.filter(({ type }) => getResourceKind(type) === kind))
  return {
    page: {
      html: countBytes('html'),
      js: countBytes('js'),
      css: countBytes('css'),
      font: countBytes('font'),
      image: countBytes('image'),
      other: countBytes('other'),
    },
    worker: sumBytes(sent.filter(({ isForWorker }) => isForWorker)),
    totalBytes,
  }
}

function sumBytes(sent: readonly SentResponse[]): number {
  return sent.reduce((bytes, response) => bytes + response.bytes, 0)
}

function getResourceKind(type: string): ResourceKind {
  const [kind = ''] = type.split(';')
  if (kind === 'text/html') return 'html'
  if (kind === 'text/javascript') return 'js'
  if (kind === 'text/css') return 'css'
  if (kind.startsWith('font/')) return 'font'
  return kind.startsWith('image/') ? 'image' : 'other'
}
