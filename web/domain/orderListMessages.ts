import { countLimit, countStep } from './orderList'

/** Says what adding does, given how much was listed before. */
export function addMessage(name: string, countBefore: number): string {
  if (countBefore >= countLimit) return `${name} stands at ${countLimit}, the most a list can hold`
  return countBefore > 0 ? `${name} Increased by ${countStep}` : `${name} added to order list`
}

/** Says what decreasing does, given how much was listed before. */
export function decreaseMessage(name: string, countBefore: number): string {
  return countBefore > countStep ? `${name} decreased by ${countStep}` : removeMessage(name)
}

/** Says that a product has left the list. */
export function removeMessage(name: string): string {
  return `${name} Removed from order list`
}

/** Says that nothing is listed any more. */
export const clearMessage = 'List Cleared'

/** Says that the list will be lost, and how to save it. */
export const notKeptMessage =
  'This browser does not let us keep your list. It is here until you close or reload the page: send it, or share it as a link, before that.'
