import type { Linter } from 'eslint'

/** The folders of the repository and what each may import besides itself and packages. */
export const importTable: { folder: string; imports: string[]; hint: string }[]

/** Lint rules that keep imports between folders one-way. */
export const arrows: Linter.Config[]
