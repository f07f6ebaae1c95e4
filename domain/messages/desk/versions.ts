import { formatLagosMoment } from '../../site/lagosTime'

/** The versions of a product, and what changed in each. */
export const deskVersionMessages = {
  versionsTitle: 'Versions',
  loadingVersions: 'Loading the versions',
  versionsNotLoaded: "We couldn't load the versions. Check your connection, then try again.",
  tryAgain: 'Try Again',
  noVersions: 'There are none yet: each time you publish, the product is kept here.',
  restoreLabel: 'Restore',
  formatVersionTime,
  formatRestoreLabel: (publishedAt: number, now: number, name: string) =>
    `Restore the version ${formatVersionTime(publishedAt, now)} by ${name}`,
  nothingChanged: 'Nothing changed',
  firstVersion: 'The first version',
  formatRestored: (publishedAt: number, now: number) =>
    `The version ${formatVersionTime(publishedAt, now)} is in the form. Publish it to show it to visitors.`,
}

function formatVersionTime(publishedAt: number, now: number): string {
  return `published ${formatLagosMoment(publishedAt, now)}`
}
