import type { Price } from '../../../../domain/prices/price'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { PriceServices } from '../../../../web/data/desk/prices'
import { createTestId } from './deskState'
import type { MemoryServer } from './memoryServer'

/** The price list in memory. It writes ten prices at a time, as the real one does. */
export function createMemoryPrices(server: MemoryServer, by: SentItemClaim): PriceServices {
  const { useLive, update, isReachable } = server
  return {
    usePrices: () => useLive(({ prices }) => [...prices], []),
    writePrices: async (changes) => {
      await Promise.resolve()
      let writtenCount = 0
      for (; writtenCount < changes.length && isReachable(); writtenCount += 10)
        for (const { productId, amount } of changes.slice(writtenCount, writtenCount + 10))
          update(({ prices, priceVersions }) => {
            const others = prices.filter((price) => price.productId !== productId)
            if (amount === null) return { prices: others }
            const price: Price = { productId, amount, by, updatedAt: new Date() }
            return {
              prices: [...others, price],
              priceVersions: [{ ...price, id: createTestId() }, ...priceVersions],
            }
          })
      return writtenCount < changes.length
        ? { kind: 'unreachable', writtenCount }
        : { kind: 'written', writtenCount: changes.length }
    },
    fetchVersions: async (productId) =>
      Promise.resolve(
        isReachable() ? server.getState().priceVersions.filter((each) => each.productId === productId) : null,
      ),
  }
}
