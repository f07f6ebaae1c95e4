import { catalogueFolder } from 'virtual:catalogue'

const coming = new Map<string, Promise<unknown>>()

/**
 * One of the catalogue's files, as JSON; who asks while it is on its way gets the same. Rejects when it cannot be had, and
 * when there is none of that name.
 */
export function fetchFile(name: string): Promise<unknown> {
  const file = coming.get(name) ?? askFor(name).finally(() => coming.delete(name))
  coming.set(name, file)
  return file
}

async function askFor(name: string): Promise<unknown> {
  const answer = await fetch(`${catalogueFolder}${name}.json`)
  if (!answer.ok) throw new Error(`The catalogue's ${name} did not arrive: status ${answer.status}.`)
  return answer.json()
}
