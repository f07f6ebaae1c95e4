/** The label of a loading indicator that has none of its own. */
export const loadingLabel = 'Loading'
