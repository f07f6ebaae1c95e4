import { useSyncExternalStore } from 'react'
import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import { siteCatalogue } from './siteCatalogue'

export const { getCatalogueOverlay, watchPublishedChangesWhenIdle } = siteCatalogue

/** Renders a component of the desk again after each change of what is published. */
export function useCatalogueOverlay(): CatalogueOverlay | undefined {
  return useSyncExternalStore(siteCatalogue.subscribeToPublishedChanges, getCatalogueOverlay, () => undefined)
}
