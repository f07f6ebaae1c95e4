import type { Colour, Tones } from './colour'
import type { Random } from './random'

/** What a shape is drawn from: its product's colour, and the chance that makes it differ from its neighbours. */
export type Subject = { colour: Colour; tones: Tones; random: Random }

/** A shape's own gradients, and what stands on the table. */
export type Scene = { definitions: string; content: string }

/** Draws one category's shape. */
export type Shape = (subject: Subject) => Scene
