/** The answer of a function to a request for a file or a page of the site. */
export type FileAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** Browsers ask each time, and the CDN a few seconds after it last asked. */
export const shortCaching = 'public, max-age=0, s-maxage=10'
