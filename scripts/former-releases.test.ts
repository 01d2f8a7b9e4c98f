import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFormerReleases } from './former-releases.ts'

let base: string
/** The files of the current release, 2.0.0. */
let folder: string
let packages: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'former-releases-'))
  folder = join(base, 'widget')
  packages = join(base, 'node_modules')
  mkdirSync(join(folder, 'v-2000'), { recursive: true })
  writeFileSync(join(folder, 'order-admin-2.js'), "export * from './v-2000/order-admin.js'\n")
  mkdirSync(join(packages, 'order-admin'), { recursive: true })
})

afterEach(() => rmSync(base, { recursive: true }))

/** Installs a release, which may carry the folder of an older one. */
function install(name: string, version: string, carried?: string): void {
  const cdn = join(packages, name, 'cdn')
  for (const each of [version, ...(carried ? [carried] : [])]) {
    mkdirSync(join(cdn, each, 'parts'), { recursive: true })
    writeFileSync(join(cdn, each, 'order-admin.js'), `the module of ${each}`)
    writeFileSync(join(cdn, each, 'parts/en.js'), `the words of ${each}`)
  }
  writeFileSync(join(cdn, 'order-admin.json'), JSON.stringify({ file: `${version}/order-admin.js` }))
}

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('the files of an edge after an upgrade', () => {
  it('have the module and the parts of a former release under its own address', () => {
    install('order-admin-1-4-0', 'v-1400')
    expect(addFormerReleases(folder, packages)).toEqual(['v-1400'])
    expect(textOf('v-1400/order-admin.js')).toBe('the module of v-1400')
    expect(textOf('v-1400/parts/en.js')).toBe('the words of v-1400')
  })

  it('have the three newest former releases, by number and not by text', () => {
    install('order-admin-1-2-0', 'v-1200')
    install('order-admin-1-9-0', 'v-1900')
    install('order-admin-1-10-0', 'v-11000')
    install('order-admin-1-9-1', 'v-1910')
    expect(addFormerReleases(folder, packages)).toEqual(['v-11000', 'v-1910', 'v-1900'])
    expect(existsSync(join(folder, 'v-1200'))).toBe(false)
  })

  it('never have what a former release carried itself', () => {
    install('order-admin-1-4-0', 'v-1400', 'v-1300')
    addFormerReleases(folder, packages)
    expect(existsSync(join(folder, 'v-1300'))).toBe(false)
  })

  it('have a channel for each former major version, to its newest release, and keep that of the current one', () => {
    install('order-admin-2-0-0', 'v-2old')
    install('order-admin-1-3-0', 'v-1300')
    install('order-admin-1-4-0', 'v-1400')
    addFormerReleases(folder, packages)
    expect(textOf('order-admin-1.js')).toBe("export * from './v-1400/order-admin.js'\n")
    expect(gunzipSync(readFileSync(join(folder, 'order-admin-1.js.gz'))).toString()).toBe(
      textOf('order-admin-1.js'),
    )
    expect(textOf('order-admin-2.js')).toBe("export * from './v-2000/order-admin.js'\n")
  })

  it('are those of the current release where there is no former one', () => {
    expect(addFormerReleases(folder, packages)).toEqual([])
  })

  it('are never made from a package without a release', () => {
    mkdirSync(join(packages, 'order-admin-1-4-0/cdn'), { recursive: true })
    expect(() => addFormerReleases(folder, packages)).toThrow(
      'order-admin-1-4-0/cdn has no files of a release.',
    )
  })
})
