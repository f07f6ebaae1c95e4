import type { Drawings } from '../pen'
import { essentialOils } from './oils/essential'
import { fruitOils } from './oils/fruit'
import { nutOils } from './oils/nut'
import { seedOils } from './oils/seed'

/** Oils: each bottle beside the plant that its oil is pressed or distilled from. */
export const oils: Drawings = { ...essentialOils, ...fruitOils, ...nutOils, ...seedOils }
