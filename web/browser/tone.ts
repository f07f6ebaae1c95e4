/** The notes of the tone: frequency in Hz, and start in seconds. */
const notes = [
  [659.25, 0],
  [880, 0.16],
] as const

const noteSeconds = 0.5

// A quarter of full volume would be startling on headphones.
const volume = 0.12

// The browser's own user activation: a mouse activates a page when it goes down, a finger when it is lifted.
const pressEvents = ['pointerup', 'keydown'] as const

let context: AudioContext | undefined
let isPlaying = false

export function isToneSupported(): boolean {
  return 'AudioContext' in globalThis
}

/** Prepares the tone at the page's first press, because browsers play no sound before it; then calls `onUnlock`. */
export function unlockTone(onUnlock: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const unlock = async () => {
    if (!isToneSupported() || !hasBeenPressed()) return
    context ??= new AudioContext()
    await context.resume()
    if (signal.aborted) return
    controller.abort()
    onUnlock()
    // A running context uses the battery, also while it is silent.
    await context.suspend()
  }
  const tryToUnlock = () => void unlock().catch(() => undefined)
  for (const type of pressEvents) addEventListener(type, tryToUnlock, { capture: true, signal })
  tryToUnlock()
  return () => controller.abort()
}

function hasBeenPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

/** Plays two short, quiet notes, unless they sound already; nothing before `unlockTone` has called back. */
export async function playTone(): Promise<void> {
  // A suspended phone plays when it wakes up: one tone is then enough.
  if (!context || isPlaying) return
  isPlaying = true
  try {
    await context.resume()
    await playNotes(context)
    await context.suspend()
  } catch {
    // The device has no audio output now.
  } finally {
    isPlaying = false
  }
}

async function playNotes(output: AudioContext): Promise<void> {
  await Promise.all(
    notes.map(
      ([frequency, delay]) =>
        new Promise((resolve) => {
          createNote(output, frequency, output.currentTime + delay).onended = resolve
        }),
    ),
  )
}

function createNote(output: AudioContext, frequency: number, start: number): OscillatorNode {
  const gain = output.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds)
  const oscillator = output.createOscillator()
  oscillator.frequency.value = frequency
  oscillator.connect(gain).connect(output.destination)
  oscillator.start(start)
  oscillator.stop(start + noteSeconds)
  return oscillator
}
