import type { Drawings } from '../pen'
import { soupHerbs } from './herbs/soup'
import { teaHerbs } from './herbs/tea'

/** Herbs, each fresh with its real leaf above what is dried of it. */
export const herbs: Drawings = { ...soupHerbs, ...teaHerbs }
