import {
  getSnapshotPartPath,
  parseSnapshotPart,
  type PublishedChange,
  type SnapshotPart,
} from '../../../../domain/catalogue/publishing/catalogueSnapshot'
import { parseJson } from '../../../browser/parseJson'
import { fetchSnapshotFile, readLimitedText } from './fetchSnapshotFile'

/** The parts that a page has, by checksum. */
export type KnownParts = Map<string, readonly PublishedChange[]>

const requestsAtOnce = 6

/**
 * Returns the changes of these parts. Fetches those that are not known, and adds each to `known` as it arrives, so that
 * another attempt fetches only the rest. Rejects if one is missing or is not what was published: a set of parts is
 * shown whole or not at all.
 */
export async function fetchSnapshotParts(
  parts: readonly SnapshotPart[],
  known: KnownParts,
): Promise<PublishedChange[]> {
  const missing = parts.filter(({ checksum }) => !known.has(checksum))
  for (let start = 0; start < missing.length; start += requestsAtOnce) {
    const batch = missing.slice(start, start + requestsAtOnce)
    await Promise.all(
      batch.map(async (part) => {
        known.set(part.checksum, await fetchPart(part))
      }),
    )
  }
  for (const checksum of known.keys())
    if (!parts.some((part) => part.checksum === checksum)) known.delete(checksum)
  return parts.flatMap(({ checksum }) => known.get(checksum) ?? [])
}

/** Takes a cached answer without asking the server, because a part never changes; passes the cache by if it is wrong. */
async function fetchPart(part: SnapshotPart): Promise<PublishedChange[]> {
  for (const cache of ['force-cache', 'reload'] as const) {
    const request = (signal: AbortSignal) => fetch(getSnapshotPartPath(part), { cache, signal })
    const text = await fetchSnapshotFile(request, readLimitedText).catch(() => '')
    const changes =
      (await computeChecksum(text)) === part.checksum ? parseSnapshotPart(parseJson(text)) : null
    if (changes) return changes
  }
  throw new Error('A part of the published changes did not arrive as it was published.')
}

async function computeChecksum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
