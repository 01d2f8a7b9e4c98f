/** The compressed forms of files that the edge serves. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { encodings } from '../edge/encodings.ts'

const compressors: Record<keyof typeof encodings, (content: Buffer) => Buffer> = {
  br: brotliCompressSync,
  gzip: (content) => gzipSync(content, { level: 9 }),
}

/** Writes a file's compressed forms beside it. @returns their names */
export function compress(folder: string, file: string): string[] {
  const content = readFileSync(join(folder, file))
  return (Object.keys(encodings) as (keyof typeof encodings)[]).map((encoding) => {
    const name = file + encodings[encoding]
    writeFileSync(join(folder, name), compressors[encoding](content))
    return name
  })
}
