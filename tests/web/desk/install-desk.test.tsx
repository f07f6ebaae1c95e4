import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { keepInstallOffer } from '../../../web/browser/installPrompt'
import { renderInbox } from './renderDesk'

describe('installing the desk', () => {
  /** The browser's offer. Returns whether the browser shows its own question. */
  const offer = (prompt: () => Promise<unknown>) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    act(() => void dispatchEvent(event))
    return !event.defaultPrevented
  }
  const queryInstall = () => screen.queryByRole('button', { name: 'Install' })

  test('is offered in Alerts once the browser can, asks at a press, and not again after that', async () => {
    keepInstallOffer()
    const prompt = vi.fn(() => Promise.resolve())
    const { user } = await renderInbox('')
    await user.click(screen.getByRole('button', { name: 'Alerts' }))
    expect(queryInstall()).toBeNull()
    expect(offer(prompt)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(queryInstall()).toBeNull()
    offer(prompt)
    act(() => void dispatchEvent(new Event('appinstalled')))
    expect(queryInstall()).toBeNull()
  })

  test('is not offered in the installed desk', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
    keepInstallOffer()
    const { user } = await renderInbox('')
    await user.click(screen.getByRole('button', { name: 'Alerts' }))
    offer(() => Promise.resolve())
    expect(queryInstall()).toBeNull()
  })
})
