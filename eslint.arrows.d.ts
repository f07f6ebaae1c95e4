import type { Linter } from 'eslint'

/** Lint rules that keep imports between folders one-way. */
export const arrows: Linter.Config[]
