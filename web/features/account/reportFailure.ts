import { showToast } from '../../ui/toast'

/** Tells the visitor what the provider said, and whoever looks for the cause its code too. */
export function reportFailure(error: unknown): void {
  const { code, message } = wordsOf(error)
  // eslint-disable-next-line no-console -- the specification asks for it
  console.error(code, message)
  showToast('error', message)
}

function wordsOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return { code, message: error.message }
}
