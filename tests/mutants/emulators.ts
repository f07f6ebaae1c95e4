import type { Stopping } from '../../bench/stopping'
import { openSuite } from '../../emulators/openSuite'
import { freeOffset, type Ports } from '../../emulators/ports'

/** Starts the two emulators that decide by rules, on ports of their own, without a site or a catalogue. */
export async function startDeciders(stopping: Stopping, say: (line: string) => void): Promise<Ports> {
  const { ports, suite } = await openSuite({
    portOffset: await freeOffset(2000),
    emulators: ['firestore', 'storage'],
    say,
    signal: new AbortController().signal,
    atTheEnd: (stop) => {
      stopping.add(stop)
    },
  })
  await suite.ready
  return ports
}
