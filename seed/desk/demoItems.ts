import type { DemoItem } from './demoItem'
import { answeredItems } from './items/answeredItems'
import { claimedItems } from './items/claimedItems'
import { closedItems } from './items/closedItems'
import { dueSoonItems } from './items/dueSoonItems'
import { freshItems } from './items/freshItems'
import { lateItems } from './items/lateItems'

/** Forty requests and enquiries in every state and age. They are never stored in a real Firebase project. */
export const demoItems: readonly DemoItem[] = [
  ...freshItems,
  ...dueSoonItems,
  ...lateItems,
  ...claimedItems,
  ...answeredItems,
  ...closedItems,
]
