import { findRequestsWithProduct } from '../../../../domain/sent-items/findRequestsWithProduct'
import { listContactKeys } from '../../../../domain/sent-items/contactKeys'
import { listSearchWords, matchesSearch, parseSearch } from '../../../../domain/sent-items/searchWords'
import { type SentItem, sentItemKinds, mergeNewestFirst } from '../../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { StaffServices } from '../../../../web/data/desk/StaffServices'
import { parseItems } from './memoryInboxPage'
import type { MemoryServer } from './memoryServer'

type SearchServices = Pick<
  StaffServices,
  | 'useNewestSentItems'
  | 'useItemsOfSameSender'
  | 'useFilterCounts'
  | 'fetchRequestsWithProduct'
  | 'searchItems'
>

const maxFoundPerKind = 40

/** Creates the search, the filter counts and the lists of newest items, in memory. */
export function createMemorySearch(server: MemoryServer, { uid }: SentItemClaim): SearchServices {
  const { useLive, isReachable } = server
  return {
    useNewestSentItems: (maxItems) =>
      useLive(({ items }) => mergeNewestFirst(parseItems(items)).slice(0, maxItems), [maxItems]),
    useItemsOfSameSender: (sentItem, maxItems) =>
      useLive(
        ({ items }) =>
          mergeNewestFirst(parseItems(items))
            .filter((item) => item.id !== sentItem.id && isOfSameSender(item, sentItem))
            .slice(0, maxItems),
        [sentItem, maxItems],
      ),
    useFilterCounts: () =>
      useLive(({ items }) => {
        const parsed = parseItems(items)
        const waiting = parsed.filter(({ status }) => status === 'new')
        return {
          answered: parsed.filter(({ status }) => status === 'answered').length,
          accepted: parsed.filter(({ status }) => status === 'accepted').length,
          closed: parsed.filter(({ status }) => status === 'closed').length,
          mine: waiting.filter(({ claimedBy }) => claimedBy?.uid === uid).length,
          unclaimed: waiting.filter(({ claimedBy }) => claimedBy === null).length,
        }
      }, []),
    fetchRequestsWithProduct: async (productId, since) => {
      if (!isReachable()) throw new Error('There is no connection.')
      const requests = mergeNewestFirst(parseItems(server.getState().items)).filter(
        ({ kind, createdAt }) => kind === 'requests' && createdAt >= since,
      )
      return Promise.resolve({ requests: findRequestsWithProduct(requests, productId), isComplete: true })
    },
    searchItems: async (text) => {
      if (!isReachable()) throw new Error('There is no connection.')
      return Promise.resolve(search(parseItems(server.getState().items), parseSearch(text)))
    },
  }
}

function isOfSameSender(first: SentItem, second: SentItem): boolean {
  const keys = listContactKeys(second.sender)
  return (
    first.senderUid === second.senderUid || listContactKeys(first.sender).some((key) => keys.includes(key))
  )
}

/** Finds the newest items with the rarest word, and of those the ones with all words. */
function search(items: readonly SentItem[], words: readonly string[]) {
  const [rarest = []] = words
    .map((word) => items.filter((item) => listSearchWords(item).includes(word)))
    .filter(({ length }) => length > 0)
    .toSorted((first, second) => first.length - second.length)
  const ofKinds = sentItemKinds.map((kind) => mergeNewestFirst(rarest.filter((item) => item.kind === kind)))
  return {
    items: ofKinds
      .flatMap((ofKind) => ofKind.slice(0, maxFoundPerKind))
      .filter((item) => matchesSearch(item, words)),
    isComplete: ofKinds.every(({ length }) => length < maxFoundPerKind),
  }
}
