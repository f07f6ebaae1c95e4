import { useSyncExternalStore } from 'react'
import { createObservableValue, type ObservableValue } from '../../../browser/observableValue'
import { oncePer } from '../../../browser/oncePer'
import { type ShopServices, useShopServices } from '../../../data/ShopServices'

/** Where a visitor is on the way to a deletion. `problem` says why the step before it did not work. */
export type DeletionStep =
  | { is: 'closed' | 'checking' | 'absent' | 'unreachable' | 'deleting' }
  | { is: 'signIn' | 'confirm'; problem: string }
  | { is: 'done'; message: string }

/** The current step. It is kept outside the components, because the screen is mounted again when the session ends. */
export const getDeletionStep = oncePer<ShopServices, ObservableValue<DeletionStep>>(() =>
  createObservableValue<DeletionStep>({ is: 'closed' }),
)

export function useDeletionStep(): DeletionStep {
  const { subscribe, read } = getDeletionStep(useShopServices())
  return useSyncExternalStore(subscribe, read, read)
}
