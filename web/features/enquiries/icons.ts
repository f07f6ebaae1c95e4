/** The line drawing of copying, on a field of 24 by 24. */
export const copyIcon = 'M9 8.5h11v12H9zM6 15.5H4v-12h11v2'
