import { formatLagosMoment } from '../../site/lagosTime'

/** The title of the versions. */
export const versionsTitle = 'Versions'

/** While the versions load. */
export const loadingVersions = 'Loading the versions'

/** When the versions cannot be loaded. */
export const versionsNotLoaded = "We couldn't load the versions. Check your connection, then try again."

/** The button that loads them again. */
export const tryAgain = 'Try Again'

/** A product that was never published. */
export const noVersions = 'There are none yet: each time you publish, the product is kept here.'

/** The button that puts a version into the form; its accessible name says which. */
export const restoreLabel = 'Restore'

/** When a version was published, as in its accessible name. */
export function formatVersionTime(publishedAt: number, now: number): string {
  return `published ${formatLagosMoment(publishedAt, now)}`
}

/** The accessible name of the button that puts a version into the form. */
export function formatRestoreLabel(publishedAt: number, now: number, name: string): string {
  return `Restore the version ${formatVersionTime(publishedAt, now)} by ${name}`
}

/** What a version changed. */
export function formatChangedFields(fields: string): string {
  return fields === '' ? 'Nothing changed' : `Changed: ${fields}`
}

/** The oldest version. */
export const firstVersion = 'The first version'

/** After a version was put into the form. */
export function formatRestored(publishedAt: number, now: number): string {
  return `The version ${formatVersionTime(publishedAt, now)} is in the form. Publish it to show it to visitors.`
}
