/** What the entries of the npm package export, in their own words: the compiler's declarations without comments. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { format } from 'oxfmt'
import { root } from './places.ts'

export interface Entry {
  /** As it is imported: `order-admin/session`. */
  name: string
  /** TypeScript; empty if the entry exports nothing. */
  declarations: string
}

/** A declaration, an import or an export: what begins at the start of a line. */
interface Statement {
  text: string
  /** Of what it declares. */
  name: string | undefined
  /** It adds to what others declare: `declare global`. */
  isAddition: boolean
}

/**
 * The entries in the order of the manifest.
 * @param folder where the declarations are
 * @param exports of the package's manifest
 * @throws Error for an export of a form that no entry had before
 */
export async function exportedTypes(
  folder: string,
  exports: Readonly<Record<string, string | { types?: string }>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const entry of Object.values(exports)) {
    if (typeof entry === 'string' || entry.types === undefined) continue
    for (const file of globSync(entry.types, { cwd: folder }).toSorted()) {
      const texts = new Set<string>()
      collect(join(folder, file), undefined, texts)
      const path = relative('dist', file).replace(/\.d\.ts$/, '')
      entries.push({
        name: path === 'index' ? 'order-admin' : `order-admin/${path}`,
        declarations: await formatted([...texts].join('\n\n')),
      })
    }
  }
  return entries
}

/** In the style of the sources. */
async function formatted(declarations: string): Promise<string> {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format('entry.ts', declarations, style)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

/** @param wanted the names to take from a file; undefined for all that it exports */
function collect(file: string, wanted: ReadonlySet<string> | undefined, texts: Set<string>): void {
  const statements = statementsOf(file)
  const own = statements.filter(
    ({ name, isAddition, text }) =>
      isAddition || (name !== undefined && (wanted ? wanted.has(name) : text.startsWith('export '))),
  )
  const found = new Set(own.map(({ name }) => name))
  for (const { text, name } of statements) {
    const [, list, module] = /^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)'/.exec(text) ?? []
    const isRead = module !== undefined || name !== undefined || !text.startsWith('export ')
    if ((!isRead && text !== 'export {};') || list?.includes(' as ')) {
      throw new Error(`Teach scripts/exported-types.ts to read: ${text}`)
    }
    if (module === undefined) continue
    const next = join(dirname(file), module.replace(/\.js$/, '.d.ts'))
    const names = list?.split(',').map((name) => name.trim().replace(/^type /, ''))
    const missing = wanted && [...wanted].filter((name) => !found.has(name))
    if (missing?.length === 0) continue
    const asked = names ? names.filter((name) => missing?.includes(name) ?? true) : missing
    if (asked?.length === 0) continue
    collect(next, asked && new Set(asked), texts)
  }
  for (const { text } of withHelpers(own, statements)) texts.add(text)
}

/** With what the file keeps to itself and these name. */
function withHelpers(taken: readonly Statement[], all: readonly Statement[]): Statement[] {
  const needed = all.filter(
    (one) =>
      one.name !== undefined &&
      !taken.includes(one) &&
      taken.some(({ text }) => new RegExp(`\\b${one.name!}\\b`).test(text)),
  )
  return needed.length === 0 ? [...taken] : withHelpers([...needed, ...taken], all)
}

function statementsOf(file: string): Statement[] {
  const bare = readFileSync(file, 'utf8').replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '')
  return bare.split(/\n(?=\w)/).map((part) => {
    const text = part.trim()
    const [, name] =
      /^(?:export )?(?:declare )?(?:abstract )?(?:class|function|const|type|interface|enum) (\w+)/.exec(
        text,
      ) ?? []
    return { text, name, isAddition: /^declare (?:module|global)\b/.test(text) }
  })
}
