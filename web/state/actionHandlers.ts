import type { Action, PayloadAction, Reducer } from '@reduxjs/toolkit'

type ActionHandler<State> = (state: State, action: Action) => State

export function createActionHandler<State, Payload>(
  actionCreator: { match: (action: Action) => action is PayloadAction<Payload> },
  update: (state: State, payload: Payload) => State,
): ActionHandler<State> {
  return (state, action) => (actionCreator.match(action) ? update(state, action.payload) : state)
}

/** Combines action handlers into a reducer. createSlice would add Immer, a tenth of the size limit of a first visit. */
export function combineActionHandlers<State>(
  initialState: State,
  ...handlers: ActionHandler<State>[]
): Reducer<State> {
  return (state = initialState, action) =>
    handlers.reduce((currentState, handler) => handler(currentState, action), state)
}
