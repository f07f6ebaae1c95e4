import { type PublishedShop, toShopSettingsFields } from './shopSettings'

/** Whether visitors see settings as they are stored; `today` is a date: what was closed before it is not compared. */
export function isShopVisible(stored: PublishedShop, visible: PublishedShop, today: string): boolean {
  const [first, second] = [stored, visible].map(({ calendar, delivery, collection }) => {
    const closures = calendar.closures.filter(({ date }) => date >= today)
    return JSON.stringify(toShopSettingsFields({ calendar: { ...calendar, closures }, delivery, collection }))
  })
  return first === second
}
