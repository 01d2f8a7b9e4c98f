/**
 * The declarations of the npm package, as the compiler writes them: one beside each module that an entry's types reach.
 * Types that come from zod schemas are written out, so that nobody needs zod.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { dist, root, run } from './places.ts'

const WRITTEN = 'dist/written-types'

/** Modules whose types are inferred: from schemas, and from the operation table. */
const inferred = /^(?:shared\/domain\/\w+\/[\w-]+\.schema|shared\/problem\.schema|shared\/wire\/operations)$/

const helper = `type Plain = string | number | bigint | boolean | null | undefined
type Written<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : { [Key in keyof T]: Written<T[Key]> }
export declare function written<T>(): Written<T>
`

/**
 * Writes the declarations.
 * @param entries modules without their ending: `packages/order-admin/index`
 * @param target where a module's files are in the package: `dist/index`
 * @param packages those that the declarations may import
 * @throws Error when a type needs another package, or the compiler refuses
 */
export async function writeTypes(
  entries: readonly string[],
  target: (module: string) => string,
  folder: string,
  packages: readonly string[],
): Promise<void> {
  writeOut()
  await run('tsc', ['-p', 'tsconfig.packages.json'])
  const modules = new Set(entries)
  for (const module of modules) {
    const source = inferred.test(module) ? `${WRITTEN}/${module}` : module
    const text = readFileSync(join(dist, 'types', `${source}.d.ts`), 'utf8')
    const declared = inferred.test(module) ? asTypes(text) : text
    const rewritten = declared.replace(SPECIFIER, (_, before: string, specifier: string) => {
      if (!specifier.startsWith('.')) {
        if (packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return _
        throw new Error(`The types of ${module} need ${specifier}, which is no dependency of the package.`)
      }
      const next = posix.join(posix.dirname(source), specifier).replace(/\.ts$/, '')
      modules.add(next)
      const path = posix.relative(posix.dirname(target(module)), target(next))
      return `${before}'${path.startsWith('.') ? path : `./${path}`}.js'`
    })
    const file = join(folder, `${target(module)}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, rewritten)
  }
}

/** An import or export from a module, and a type that is imported in its place. */
const SPECIFIER = /(^(?:import|export)\b[^'";]*?\bfrom |^import |\bimport\()['"]([^'"]+)['"]/gm

/**
 * Writes modules whose values have the inferred types: the compiler writes the type of such a value out, but the alias
 * of a type as it stands.
 */
function writeOut(): void {
  rmSync(join(root, WRITTEN), { recursive: true, force: true })
  const write = (module: string, text: string) => {
    const file = join(root, WRITTEN, `${module}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write('written', helper)
  for (const file of globSync('shared/**/*.ts', { cwd: root })) {
    const module = file.replace(/\.ts$/, '')
    const values = inferred.test(module) ? inferredIn(readFileSync(join(root, file), 'utf8')) : []
    if (values.length === 0) continue
    const up = '../'.repeat(module.split('/').length - 1)
    write(
      module,
      [
        `import { written } from '${up}written.ts'`,
        `import type * as all from '${up}../../${file}'`,
        ...values,
      ].join('\n'),
    )
  }
}

/** A value for each inferred type. A union of names is written out as the keys of an object. */
function inferredIn(source: string): string[] {
  const shapes = [...source.matchAll(/^export type (\w+) = z\.infer</gm)].map(([, name]) => name!)
  const names = [...source.matchAll(/^export type (\w+Name) = \{$/gm)].map(([, name]) => name!)
  return [
    ...shapes.map((name) => `export const ${name} = written<all.${name}>()`),
    ...names.map((name) => `export const keyof_${name} = written<Record<all.${name}, 0>>()`),
  ]
}

function asTypes(text: string): string {
  return text.replace(
    /^export declare const (keyof_)?(\w+): /gm,
    (_, keys: string | undefined, name: string) => `export type ${name} = ${keys ? 'keyof ' : ''}`,
  )
}
