/** The packages as `npm pack` makes them from the output of `npm run build`. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_readConfig as readWranglerConfig } from 'wrangler'
import { build as viteBuild, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../widget/locales/languages.ts'
import { dist, root } from '../../../scripts/places.ts'
import { execute, type Packed, packPackage } from '../../support/packed.ts'

let element: Packed
let edge: Packed

beforeAll(async () => {
  ;[element, edge] = await Promise.all([packPackage('order-admin'), packPackage('edge')])
  return () => {
    for (const { project } of [element, edge]) rmSync(project, { recursive: true })
  }
})

const bin = (tool: string) => join(root, 'node_modules/.bin', tool)
const manifestOf = ({ folder }: Packed) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string }

/** The files below a folder, each with what is read of it. */
function filesIn(folder: string, read: (file: string) => string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return new Map(paths.map((file) => [file.slice(folder.length), read(file)]))
}

const digests = (folder: string) =>
  filesIn(folder, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'))

/** Runs a module in Node in the project that has the package only. @returns what it prints */
async function inNode({ project }: Packed, source: string): Promise<unknown> {
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: project,
  })
  return JSON.parse(stdout)
}

describe('the package order-admin', () => {
  it('is clean for publint and for attw, as ES modules only', async () => {
    const { tarball } = element
    const [publint, attw] = await Promise.all([
      execute(bin('publint'), ['run', tarball, '--strict']),
      execute(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'json']),
    ])
    expect(publint.stdout).toContain('All good')
    const { analysis } = JSON.parse(attw.stdout) as { analysis: { entrypoints: object } }
    expect(Object.keys(analysis.entrypoints)).toEqual(
      expect.arrayContaining(['.', './define', './locales/*']),
    )
  })

  it('has the files that the edge serves in cdn/, byte for byte', () => {
    const served = digests(join(dist, 'widget'))
    expect([...served.keys()]).toEqual(expect.arrayContaining(['/order-admin.js.br', '/order-admin.json']))
    expect(digests(join(element.folder, 'cdn'))).toEqual(served)
  })

  it('has the themes of the documentation', () => {
    expect(digests(join(element.folder, 'themes'))).toEqual(digests(join(root, 'docs/themes')))
  })

  it('has no third-party code, none of zod and SOAP, and no address', () => {
    const code = [...filesIn(join(element.folder, 'dist'), (file) => readFileSync(file, 'utf8'))]
    expect(code.length).toBeGreaterThan(500)
    const traces = [
      'node_modules',
      'ZodError',
      '_zod',
      '.schema.js',
      'Envelope',
      'schemas.xmlsoap',
      'import.meta.url',
    ]
    const found = code.filter(
      ([file, text]) => file.endsWith('.js') && traces.some((trace) => text.includes(trace)),
    )
    expect(found.map(([file]) => file)).toEqual([])
  })

  it('can be imported by a server, and registers the element only on request', async () => {
    const found = await inNode(
      element,
      `const { OrderAdmin } = await import('order-admin')
       const before = customElements.get('order-admin') !== undefined
       await import('order-admin/define')
       console.log(JSON.stringify([OrderAdmin.version, before, customElements.get('order-admin') === OrderAdmin]))`,
    )
    expect(found).toEqual([manifestOf(element).version, false, true])
  })

  it('listens for a refused policy before Lit loads', () => {
    const imports = readFileSync(join(element.folder, 'dist/widget/register.js'), 'utf8').matchAll(
      /^import .*$/gm,
    )
    expect([...imports][0]?.[0]).toContain('./trusted-types-hint.js')
  })

  it('adds nothing to an app that imports it and does not use it', async () => {
    const { project } = element
    const entry = join(project, 'unused.js')
    writeFileSync(
      entry,
      "import { OrderAdmin } from 'order-admin'\nimport { words } from 'order-admin/locales/sv'\n",
    )
    const [built] = (await viteBuild({
      configFile: false,
      root: project,
      logLevel: 'error',
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    })) as Rolldown.RolldownOutput[]
    const [page] = built!.output
    expect({ code: page.code.trim(), imports: [...page.imports, ...page.dynamicImports] }).toEqual({
      code: '',
      imports: [],
    })
  })

  it('has every word in every language', async () => {
    const counts = await inNode(
      element,
      `const terms = {}
       for (const code of ${JSON.stringify(languages)})
         terms[code] = Object.keys((await import('order-admin/locales/' + code)).words).toSorted()
       console.log(JSON.stringify(terms))`,
    )
    const terms = counts as Record<string, string[]>
    expect(terms['en']).toEqual(expect.arrayContaining(['rows', 'addRow']))
    for (const code of languages) expect(terms[code]).toEqual(terms['en'])
  })
})

describe('the types of order-admin', () => {
  it.each([
    ['a bundler', { module: 'esnext', moduleResolution: 'bundler' }],
    ['Node', { module: 'node16', moduleResolution: 'node16' }],
  ])('need nothing but the dependencies, as %s resolves them', async (name, resolution) => {
    const { project } = element
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(project, 'app.ts'), readFileSync(join(import.meta.dirname, 'typed-app.ts.txt')))
    const config = join(project, `tsconfig.${name.replace(' ', '-')}.json`)
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    }
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['app.ts'] }))
    const { stdout } = await execute(bin('tsc'), ['-p', config]).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  })
})

describe('the package @order-admin/edge', () => {
  it('is of the same version as the element', () => {
    expect(manifestOf(edge).version).toBe(manifestOf(element).version)
  })

  it('has the bundle, the files that it serves, the command and the configuration, and nothing else', () => {
    const isSeparate = (path: string) => !/^dist\/(?:widget|template)\//.test(path)
    const outside = edge.files.filter(isSeparate)
    expect(outside.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/command/THIRD-PARTY-LICENSES.md',
      'dist/command/order-admin-edge.js',
      'dist/server/close-sockets.sh',
      'dist/server/remove-empty.sh',
      'dist/server/serve.sh',
      'dist/worker/THIRD-PARTY-LICENSES.md',
      'dist/worker/worker.js',
      'package.json',
      'wrangler.jsonc',
    ])
    expect(digests(join(edge.folder, 'dist/widget'))).toEqual(digests(join(dist, 'widget')))
  })

  it.each([
    ['worker', ['hono', 'jose', 'leven', 'papaparse', 'saxes', 'xmlchars', 'zod']],
    ['command', ['jsonc-parser', 'saxes', 'xmlchars', 'zod']],
  ])('has the licence of each package whose code is in the %s', (part, packages) => {
    const text = readFileSync(join(edge.folder, 'dist', part, 'THIRD-PARTY-LICENSES.md'), 'utf8')
    const sections = text.split(/^## /m).slice(1)
    expect(sections.map((section) => section.split(' ')[0])).toEqual(packages)
    for (const section of sections) expect(section).toMatch(/Copyright|Permission/)
  })

  it('deploys from a folder that has only its configuration', async () => {
    const { folder, project } = edge
    const config = join(project, 'wrangler.jsonc')
    writeFileSync(config, readFileSync(join(folder, 'wrangler.jsonc')))
    const own = readWranglerConfig({ config: join(root, 'edge/wrangler.jsonc') })
    const { durable_objects, migrations, ratelimits, compatibility_date } = readWranglerConfig({ config })
    expect({ durable_objects, migrations, ratelimits, compatibility_date }).toEqual({
      durable_objects: own.durable_objects,
      migrations: own.migrations,
      ratelimits: own.ratelimits,
      compatibility_date: own.compatibility_date,
    })
    const out = join(project, 'out')
    await execute(bin('wrangler'), ['deploy', '--dry-run', '--outdir', out, '--config', config], {
      cwd: project,
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: join(project, 'wrangler.log'),
      },
    })
    const deployed = readdirSync(out).filter((file) => file !== 'README.md')
    expect(deployed).toEqual(['worker.js'])
    expect(readFileSync(join(out, 'worker.js'), 'utf8')).toBe(
      readFileSync(join(dist, 'edge/worker.js'), 'utf8'),
    )
  })
})
