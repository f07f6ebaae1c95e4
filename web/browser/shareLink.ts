import { copyText } from './copyText'

/** The outcome of sharing; 'dismissed' when the visitor closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed'

/** Shares a link with the device's share sheet on touch screens, else copies it to the clipboard. */
export async function shareLink(url: string, title: string): Promise<ShareResult> {
  const isTouchDevice = matchMedia('(pointer: coarse)').matches
  const nativeResult = isTouchDevice && 'share' in navigator ? await shareNatively(url, title) : null
  return nativeResult ?? ((await copyText(url)) ? 'copied' : 'failed')
}

async function shareNatively(url: string, title: string): Promise<ShareResult | null> {
  try {
    await navigator.share({ url, title })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null
  }
}
