export const downloadedFileKinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type DownloadedFileKind = (typeof downloadedFileKinds)[number]

/** One response that the server has sent, and the size of its compressed body. */
export type SentHttpResponse = { path: string; type: string; bytes: number; isForWorker: boolean }

/** The bytes of one visit: the page by file kind, the service worker, and all bytes on the network link. */
export type ByteTotals = { page: Record<DownloadedFileKind, number>; worker: number; totalBytes: number }

export function toByteTotals(sent: readonly SentHttpResponse[], totalBytes: number): ByteTotals {
  const forPage = sent.filter(({ isForWorker }) => !isForWorker)
  const countBytes = (kind: DownloadedFileKind) =>
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

function sumBytes(sent: readonly SentHttpResponse[]): number {
  return sent.reduce((bytes, response) => bytes + response.bytes, 0)
}

function getResourceKind(type: string): DownloadedFileKind {
  const [kind = ''] = type.split(';')
  if (kind === 'text/html') return 'html'
  if (kind === 'text/javascript') return 'js'
  if (kind === 'text/css') return 'css'
  if (kind.startsWith('font/')) return 'font'
  return kind.startsWith('image/') ? 'image' : 'other'
}
