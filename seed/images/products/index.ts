import type { Drawings } from '../pen'
import { oils } from './oils'

/** What each product is drawn with, by its id. */
export const drawings: Drawings = { ...oils }
