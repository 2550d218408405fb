/** Declared here because the package has no types, and those of DefinitelyTyped are outdated. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** OpenType features to keep, by their tags. */
    keepFeatures: readonly string[]
    /** Entries of the `name` table to keep. */
    preserveNameIds: readonly number[]
    noHinting: boolean
  }
  export default function subsetFont(face: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>
}
