/** The options of subset-font that the build uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Buffer>
}
