/** What the build uses of a package that says nothing of its types. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    signs: string,
    taken: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Uint8Array>;
}
