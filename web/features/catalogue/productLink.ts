import { routePaths } from '../../../domain/site/routePaths'
import { readField } from './historyState'

/** The state of a product page's history entry: the list that the visitor came from. */
export type ProductLinkState = {
  /** The URL query of the list. */
  listSearch: string
  /** How many history entries back the list is: more than one once the visitor has gone on to other products. */
  steps: number
}

/** The link target back to the list that the visitor came from, else to the whole list. */
export function getBackLink(state: unknown) {
  const { listSearch, steps } = readLinkState(state) ?? { listSearch: '', steps: 0 }
  return { to: { pathname: routePaths.store, search: listSearch }, stepsBack: steps }
}

/** The link state of a product to which a product page with this state leads; undefined if no list came before. */
export function getOnwardLinkState(state: unknown): ProductLinkState | undefined {
  const linkState = readLinkState(state)
  return linkState && { ...linkState, steps: linkState.steps + 1 }
}

function readLinkState(state: unknown): ProductLinkState | undefined {
  const listSearch = readField(state, 'listSearch')
  const steps = readField(state, 'steps')
  return typeof listSearch === 'string'
    ? { listSearch, steps: typeof steps === 'number' ? steps : 1 }
    : undefined
}
