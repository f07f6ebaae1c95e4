import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { ShopSettingsServices } from '../../../../web/data/desk/shopSettings'
import type { MemoryServer } from './memoryServer'

/** The settings of the shop, in memory. */
export function createMemoryShopSettings(server: MemoryServer, by: SentItemClaim): ShopSettingsServices {
  const { useLive, update, isReachable, getState } = server
  return {
    useStored: () => useLive(({ shop }) => shop, []),
    publish: async (settings, expected) => {
      await Promise.resolve()
      if (!isReachable()) return { kind: 'unreachable' }
      const stored = getState().shop
      if (stored.updatedAt?.getTime() !== expected.updatedAt?.getTime()) return { kind: 'conflict', stored }
      update(() => ({ shop: { settings, by, updatedAt: new Date(), hasLaterForm: false } }))
      return { kind: 'written' }
    },
  }
}
