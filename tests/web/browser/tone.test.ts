import { beforeEach, describe, expect, test, vi } from 'vitest'

const createAudio = () => ({
  created: 0,
  state: 'suspended',
  notes: new Array<number>(),
  endNotes: new Array<() => void>(),
})

let audio = createAudio()

/** An AudioContext that records in `audio` what it does. */
class FakeAudioContext {
  currentTime = 0
  destination = {}
  constructor() {
    audio.created += 1
  }
  resume = () => {
    audio.state = 'running'
    return Promise.resolve()
  }
  suspend = () => {
    audio.state = 'suspended'
    return Promise.resolve()
  }
  createGain = () => {
    const ramp = vi.fn()
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: vi.fn(),
    }
  }
  createOscillator = () => {
    const oscillator = {
      frequency: { value: 0 },
      onended: null as (() => void) | null,
      connect: (next: object) => next,
      start: () => audio.notes.push(oscillator.frequency.value),
      stop: () => audio.endNotes.push(() => oscillator.onended?.()),
    }
    return oscillator
  }
}

let page: EventTarget

function stubPage(isPressed: boolean) {
  page = new EventTarget()
  const userActivation = { hasBeenActive: isPressed }
  vi.stubGlobal('navigator', { userActivation })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return (type: string) => {
    userActivation.hasBeenActive = true
    page.dispatchEvent(new Event(type))
  }
}

async function loadTone(AudioContext?: unknown) {
  vi.resetModules()
  if (AudioContext !== undefined) vi.stubGlobal('AudioContext', AudioContext)
  return import('../../../web/browser/tone')
}

beforeEach(() => {
  audio = createAudio()
})

describe('unlockTone', () => {
  test.each(['pointerup', 'keydown'])(
    'waits for the first press, here %s, and calls back once',
    async (type) => {
      const press = stubPage(false)
      const { unlockTone } = await loadTone(FakeAudioContext)
      const onUnlock = vi.fn()
      unlockTone(onUnlock)
      page.dispatchEvent(new Event(type))
      expect(audio.created, 'a browser warns of a context before a press').toBe(0)
      press(type)
      press(type)
      await vi.waitUntil(() => onUnlock.mock.calls.length > 0)
      expect(onUnlock).toHaveBeenCalledTimes(1)
      expect(audio).toMatchObject({ created: 1, state: 'suspended' })
    },
  )

  test('calls back without another press when the page had one', async () => {
    stubPage(true)
    const { unlockTone } = await loadTone(FakeAudioContext)
    const onUnlock = vi.fn()
    unlockTone(onUnlock)
    await vi.waitUntil(() => onUnlock.mock.calls.length > 0)
    expect(audio.state).toBe('suspended')
  })

  test('never calls back after it was stopped, nor without Web Audio', async () => {
    const press = stubPage(false)
    const { unlockTone, isToneSupported } = await loadTone(FakeAudioContext)
    const onUnlock = vi.fn()
    unlockTone(onUnlock)()
    press('keydown')
    vi.stubGlobal('AudioContext', undefined)
    Reflect.deleteProperty(globalThis, 'AudioContext')
    expect(isToneSupported()).toBe(false)
    unlockTone(onUnlock)
    press('keydown')
    await Promise.resolve()
    expect(onUnlock).not.toHaveBeenCalled()
  })
})

describe('playTone', () => {
  test('plays two notes, and suspends the audio after them', async () => {
    stubPage(true)
    const { unlockTone, playTone } = await loadTone(FakeAudioContext)
    await new Promise<void>((resolve) => unlockTone(resolve))
    const playing = playTone()
    void playTone()
    await vi.waitUntil(() => audio.endNotes.length === 2)
    expect(audio).toMatchObject({ notes: [659.25, 880], state: 'running' })
    for (const end of audio.endNotes) end()
    await playing
    expect(audio).toMatchObject({ notes: [659.25, 880], state: 'suspended' })
  })

  test('plays nothing before a press', async () => {
    stubPage(false)
    const { playTone } = await loadTone(FakeAudioContext)
    await playTone()
    expect(audio.notes).toEqual([])
  })
})
