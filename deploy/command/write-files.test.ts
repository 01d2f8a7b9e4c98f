import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { prepareFiles, writeFiles } from './write-files.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).toSorted()
const first = { path: 'first', text: 'new', mode: 0o644 }
const secret = { path: 'secrets/second', text: 'secret', mode: 0o600 }

describe('files that are written together', () => {
  it('have their permissions with any umask of the process', () => {
    const folder = newFolder()
    const mask = process.umask(0o077)
    onTestFinished(() => void process.umask(mask))
    writeFiles(folder, [first, secret])
    const modes = ['first', 'secrets', 'secrets/second'].map(
      (path) => statSync(join(folder, path)).mode & 0o777,
    )
    expect(modes).toEqual([0o644, 0o700, 0o600])
    expect(filesIn(folder)).toEqual(['first', 'secrets', 'secrets/second'])
  })

  it('change nothing if one of them cannot be written', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'first'), 'old')
    writeFileSync(join(folder, 'secrets'), 'a file where a folder must be')
    expect(() => prepareFiles(folder, [first, secret])).toThrow(/secrets.*\. Nothing was written\.$/)
    expect(filesIn(folder)).toEqual(['first', 'secrets'])
    expect(readFileSync(join(folder, 'first'), 'utf8')).toBe('old')
  })

  it('name the ones replaced before a failure, and leave no temporary files', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'secrets/second/full'), { recursive: true })
    const put: string[] = []
    const prepared = prepareFiles(folder, [first, secret])
    expect(() => prepared.put(() => put.push('one'))).toThrow(/secrets\/second'\. Replaced before: first\.$/)
    prepared.discard()
    expect(put).toEqual(['one'])
    expect(filesIn(folder)).toEqual(['first', 'secrets', 'secrets/second', 'secrets/second/full'])
    expect(readFileSync(join(folder, 'first'), 'utf8')).toBe('new')
  })
})
