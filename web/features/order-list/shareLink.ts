import { copyText } from '../../ui/copyText'

/** What became of a link: it went to another app, it was copied, the visitor thought better of it, or neither works. */
export type Sharing = 'shared' | 'copied' | 'dismissed' | 'refused'

/** Hands a link to the device's own sharing under a finger, else to the clipboard. */
export async function shareLink(url: string, title: string): Promise<Sharing> {
  const isTouched = matchMedia('(pointer: coarse)').matches
  const shared = isTouched && 'share' in navigator ? await shareByDevice(url, title) : null
  return shared ?? ((await copyText(url)) ? 'copied' : 'refused')
}

async function shareByDevice(url: string, title: string): Promise<Sharing | null> {
  try {
    await navigator.share({ url, title })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null
  }
}
