/** The inventories of docs/security.md against the code, and the claims of docs/asvs.md against the tests. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './places.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('docs/security.md')
/** All texts in backticks. */
const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!))

/** Files that are shipped, without tests and their helpers. */
function sources(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\/|\/dist\/|\/node_modules\/|\.d\.ts$/.test(file),
  )
}

describe('the data at rest', () => {
  const tables = [
    ...new Set(
      sources('edge/**/*.ts').flatMap((file) =>
        [...read(file).matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, table]) => table!),
      ),
    ),
  ]
  const objects = [...read('edge/wrangler.jsonc').matchAll(/"class_name": "(\w+)"/g)].map(([, name]) => name!)

  it('are all tables of the edge', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter((table) => !named.has(table))).toEqual([])
  })

  it('are in all of its objects', () => {
    expect(objects.length).toBeGreaterThan(9)
    expect(objects.filter((name) => !named.has(name))).toEqual([])
  })

  it('are nowhere in the browser', () => {
    const storing = /\b(?:localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/
    const files = sources('widget/**/*.ts', 'packages/order-admin/**/*.ts')
    expect(files.length).toBeGreaterThan(300)
    // Comments may say that nothing is stored.
    const code = (file: string) => read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    expect(files.filter((file) => storing.test(code(file)))).toEqual([])
  })
})

describe('the cryptography', () => {
  const using =
    /\bcrypto\.subtle\b|from 'jose'|\b(?:createHash|createHmac|randomBytes|getRandomValues|randomUUID)\(/
  const files = sources('edge/**/*.ts', 'shared/**/*.ts', 'deploy/**/*.ts', 'widget/**/*.ts').filter((file) =>
    using.test(read(file)),
  )

  it('is named, place by place', () => {
    expect(files.length).toBeGreaterThan(25)
    const sandbox = (file: string) => file.startsWith('deploy/sandbox/')
    expect(files.filter((file) => !named.has(file) && !sandbox(file))).toEqual([])
    // And nothing is named that is not there.
    const gone = [...named].filter((name) => /^(edge|shared|deploy|widget)\/.*\.ts$/.test(name))
    expect(gone.filter((file) => !files.includes(file) && existsSync(join(root, file)))).toEqual([])
    expect(gone.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('has no weak or bare algorithm', () => {
    const weak = /'(?:MD5|md5|SHA-1|sha1|AES-CBC|AES-CTR|RSA[^']*|PBKDF2|aes-\d+-(?:cbc|ecb|ctr))'/
    const ours = sources('edge/**/*.ts', 'shared/**/*.ts', 'deploy/**/*.ts', 'widget/**/*.ts')
    expect(ours.filter((file) => weak.test(read(file)))).toEqual([])
  })
})

describe('the classes of data', () => {
  it('are those of the tables', () => {
    const classes = [...page.matchAll(/^\| \*\*(\w+)\*\* \|/gm)].map(([, name]) => name!)
    expect(classes).toEqual(['secret', 'customer', 'staff', 'business', 'public'])
    const [, atRest] = page.split('## Data at rest')
    const used = [...atRest!.split('## Keys')[0]!.matchAll(/\((secret|customer|staff|business)[,)]/g)]
    expect(used.length).toBeGreaterThan(12)
  })
})

/** How many requirements of levels 1 and 2 each section has, beginning with 1: those of level 3 are the last ones. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1  9.1:3 9.2:4  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1  12.1:3 12.2:2 12.3:4  13.1:1 13.2:5 13.3:2 13.4:5  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3  17.1:1 17.2:4 17.3:2`

describe('the claims about ASVS', () => {
  const [claims, others] = read('docs/asvs.md').split('## What does not apply')
  const rows = [...claims!.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([a-z]+) \| (.+) \| (.+) \|$/gm)].map(
    ([, number, level, claim, how, tests]) => ({ number: number!, level, claim, how, tests: tests! }),
  )
  const notApplicable = [...others!.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number)
  const numbers = [...sections.matchAll(/(\d+\.\d+):(\d+)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  )

  it('are 253, each once', () => {
    expect(numbers).toHaveLength(253)
    const claimed = [...rows.map(({ number }) => number), ...notApplicable]
    expect(claimed.toSorted()).toEqual(numbers.toSorted())
    expect(rows.every(({ claim }) => claim === 'met' || claim === 'accepted')).toBe(true)
  })

  it('name tests that there are, or say why there is none', () => {
    const wrong = rows.flatMap(({ number, tests }) => {
      if (/^no test: .{3}/.test(tests)) return []
      const files = tests.split(', ').map((file) => /^`([^`]+)`$/.exec(file)?.[1])
      return files.filter((file) => !file || !existsSync(join(root, file))).map((file) => `${number} ${file}`)
    })
    expect(wrong).toEqual([])
  })

  it('say how much is accepted', () => {
    expect(rows.filter(({ claim }) => claim === 'accepted').map(({ number }) => number)).toEqual([
      '7.4.1',
      '10.3.1',
      '12.3.3',
      '14.2.1',
    ])
  })
})
