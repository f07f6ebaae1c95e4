/** What a visitor's browser downloads, by kind. */
export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

/** One answered request: its body's bytes as they went over the line. */
export type Sent = { path: string; type: string; bytes: number; isForWorker: boolean }

/** What one visit downloaded for its page by kind, for its service worker, and all that went over the line. */
export type Tally = { page: Record<Kind, number>; worker: number; line: number }

/** Adds up what was sent. */
export function tallyOf(sent: readonly Sent[], line: number): Tally {
  const forPage = sent.filter(({ isForWorker }) => !isForWorker)
  const bytesOf = (kind: Kind) => sum(forPage.filter(({ type }) => kindOf(type) === kind))
  return {
    page: {
      html: bytesOf('html'),
      js: bytesOf('js'),
      css: bytesOf('css'),
      font: bytesOf('font'),
      image: bytesOf('image'),
      other: bytesOf('other'),
    },
    worker: sum(sent.filter(({ isForWorker }) => isForWorker)),
    line,
  }
}

function sum(sent: readonly Sent[]): number {
  return sent.reduce((bytes, one) => bytes + one.bytes, 0)
}

function kindOf(type: string): Kind {
  const [kind = ''] = type.split(';')
  if (kind === 'text/html') return 'html'
  if (kind === 'text/javascript') return 'js'
  if (kind === 'text/css') return 'css'
  if (kind.startsWith('font/')) return 'font'
  return kind.startsWith('image/') ? 'image' : 'other'
}
