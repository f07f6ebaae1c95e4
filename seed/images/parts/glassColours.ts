import type { Colour } from '../colour'

/** The colours of one kind of coloured glass. */
export type GlassColours = {
  wall: Colour
  /** Where light falls through the glass. */
  lit: Colour
  /** Where the glass is dark with liquid behind it. */
  deep: Colour
  /** Reflections on the left and on the right. */
  glint: Colour
  edge: Colour
}

/** Glass that protects oils from light. */
export const glassColours = {
  amber: { wall: '#8a4a16', lit: '#f0a850', deep: '#5a2a08', glint: '#ffe2b0', edge: '#ffd9a0' },
  green: { wall: '#3f7048', lit: '#c3df94', deep: '#1d4420', glint: '#f2fadf', edge: '#dcf0bd' },
  cobalt: { wall: '#2c54a8', lit: '#86aef0', deep: '#152a6e', glint: '#e6efff', edge: '#bcd2ff' },
} satisfies Record<string, GlassColours>

export type GlassKind = 'clear' | keyof typeof glassColours
