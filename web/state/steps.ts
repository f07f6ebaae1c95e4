import type { Action, PayloadAction, Reducer } from '@reduxjs/toolkit'

type Step<State> = (state: State, action: Action) => State

/** What one action makes of a state. */
export function step<State, Payload>(
  action: { match: (taken: Action) => taken is PayloadAction<Payload> },
  next: (state: State, payload: Payload) => State,
): Step<State> {
  return (state, taken) => (action.match(taken) ? next(state, taken.payload) : state)
}

/**
 * A reducer of steps. The toolkit's own slices would bring immer along, a tenth of what a first visit may weigh, for states
 * that are a handful of fields.
 */
export function reducerOf<State>(initial: State, ...steps: Step<State>[]): Reducer<State> {
  return (state = initial, action) => steps.reduce((reached, taken) => taken(reached, action), state)
}
