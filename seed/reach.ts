import type { Hosts } from './target'

const titles = { firestore: 'Firestore', auth: 'Auth', storage: 'Storage' } as const

/** Throws one line that names the first emulator that does not answer; waits for none of them longer than 15 seconds. */
export async function demandEmulators(hosts: Hosts): Promise<void> {
  const names = ['firestore', 'auth', 'storage'] as const
  const answers = await Promise.all(names.map((name) => answersHttp(hosts[name])))
  const silent = names.find((_, index) => answers[index] === false)
  if (silent !== undefined)
    throw new Error(
      `Nothing answers on ${hosts[silent]} (${titles[silent]}). Nothing was written. ` +
        'Start the emulators with: npm start',
    )
}

/** Any answer will do: what matters is that the Firebase libraries will not be left to retry for minutes. */
async function answersHttp(host: string): Promise<boolean> {
  const request = fetch(`http://${host}/`, { signal: AbortSignal.timeout(15_000) })
  return request.then(
    () => true,
    () => false,
  )
}
