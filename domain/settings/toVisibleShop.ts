import { listClosureNotices } from '../opening-hours/listClosureNotices'
import type { PublishedShop } from './shopSettings'
import type { VisibleShop } from './visibleShop'

export function toVisibleShop(shop: PublishedShop): VisibleShop {
  return { ...shop, listClosureNotices: (now) => listClosureNotices(now, shop.calendar) }
}
