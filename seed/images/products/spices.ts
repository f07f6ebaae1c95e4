import type { Drawings } from '../pen'
import { podSpices } from './spices/pods'
import { wholeSpices } from './spices/whole'

/** Every spice in the form that it is sold in, with a sign of its plant. */
export const spices: Drawings = { ...wholeSpices, ...podSpices }
