/** The options of subset-font that the build uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] }
  // eslint-disable-next-line import-x/no-default-export -- the package exports nothing else
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Buffer>
}
