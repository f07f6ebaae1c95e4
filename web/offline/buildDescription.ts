/** What the build tells the service worker. Checksums are the first 8 characters of the base64 SHA-256, by URL path. */
export type BuildDescription = {
  version: string
  /** The entry script's URL path; every page of this build contains it. Empty for the desk, whose page has a checksum. */
  entry: string
  /** The folder of the catalogue's files, as a URL path. */
  catalogue: string
  /** The files that every page needs; the worker caches them when it is installed. */
  essentials: Readonly<Record<string, string>>
  /** The files of the screens that work offline, in the order in which the worker caches them after the essentials. */
  ahead: Readonly<Record<string, string>>
  /** The other scripts and style sheets; the worker caches them on first use. */
  others: Readonly<Record<string, string>>
}
