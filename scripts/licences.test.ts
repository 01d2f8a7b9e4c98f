import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { licencesOf, packagesInBundle } from './licences.ts'
import { root } from './places.ts'

/** The packages of a bundle that was made in `edge/` of these files. */
function packagesOfFiles(...files: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const inputs = Object.fromEntries(files.map((file) => [file, { bytesInOutput: 1 }]))
  const metafile = join(folder, 'bundle-meta.json')
  writeFileSync(metafile, JSON.stringify({ outputs: { 'worker.js': { inputs } } }))
  return packagesInBundle(metafile, join(root, 'edge'))
}

describe('the packages in a bundle', () => {
  it('are those of its files, each once; files of ours are in none', () => {
    expect(
      packagesOfFiles(
        'worker.ts',
        '../node_modules/zod/v4/core/util.js',
        '../node_modules/zod/v4/core/core.js',
        '../node_modules/@noble/hashes/utils.js',
      ),
    ).toEqual(['@noble/hashes', 'zod'])
  })

  it('are not guessed where a part of the bundle is no file', () => {
    expect(() => packagesOfFiles('worker.ts', '../../src/saxes.ts')).toThrow('../../src/saxes.ts')
  })
})

describe('the licences of packages', () => {
  it('are their texts, and for a manifest that says ISC alone the text of that with its author', () => {
    const text = licencesOf(['saxes', 'zod'])
    expect(text).toMatch(/## saxes [\d.]+ \(ISC\)\n\nCopyright \(c\) Louis-Dominique Dubeau/)
    expect(text).toMatch(/## zod [\d.]+ \(MIT\)\n\nMIT License/)
  })

  it('are refused for a package that is not installed', () => {
    expect(() => licencesOf(['no-such-package'])).toThrow('no-such-package')
  })
})
