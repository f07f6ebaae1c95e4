import { onTestFinished, vi } from 'vitest'

/** Makes this a touch device with a share dialog, until the test ends. Returns what the page shares. */
export function stubShareDialog() {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query === '(pointer: coarse)' }),
  )
  return share
}

/** The text that is selected in the focused field. */
export function getSelectedText(): string {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return ''
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
}
