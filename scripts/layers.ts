/** Checks that the folders of a module form layers: no folder imports itself by way of others. */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from './places.ts'

/** The modules whose folders are layered. */
export const layeredModules = ['widget', 'edge', 'provider'] as const

/** One import between two folders of a module. */
export interface FolderImport {
  /** The importing file, and the file that it imports, both relative to the module. */
  from: string
  to: string
}

/** Sources by their path relative to the module: `grid/row-grid.ts`. */
export type Sources = ReadonlyMap<string, string>

/** Every source of a module but its tests, which may import from any layer. */
export function sourcesOf(module: string): Sources {
  const cwd = posix.join(root, module)
  const files = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts', 'testing/**'] })
  return new Map(files.map((file) => [file, readFileSync(posix.join(cwd, file), 'utf8')]))
}

/**
 * Import cycles between folders, each as the imports that close it. Every folder that is in a cycle is in one
 * of these. Imports of types count too, and a file at the module's root counts as a folder.
 */
export function folderCycles(sources: Sources): FolderImport[][] {
  const steps = folderImports(sources)
  const cycles: FolderImport[][] = []
  const reported = new Set<string>()
  for (const folder of steps.keys()) {
    const cycle = reported.has(folder) ? undefined : shortestCycle(folder, steps)
    for (const { from } of cycle ?? []) reported.add(folderOf(from))
    if (cycle) cycles.push(cycle)
  }
  return cycles
}

/** For each folder the folders that it imports, each with one import as the evidence. */
function folderImports(sources: Sources): Map<string, Map<string, FolderImport>> {
  const steps = new Map<string, Map<string, FolderImport>>()
  for (const [from, text] of sources) {
    const own = steps.get(folderOf(from)) ?? new Map<string, FolderImport>()
    steps.set(folderOf(from), own)
    for (const specifier of specifiersOf(text)) {
      const to = posix.join(posix.dirname(from), specifier)
      const isOutside = to.startsWith('..') || folderOf(to) === folderOf(from)
      if (!isOutside && !own.has(folderOf(to))) own.set(folderOf(to), { from, to })
    }
  }
  return steps
}

// The formatter starts a line with each import and export; a dynamic import can be anywhere.
const patterns = [/^(?:import|export)\b[^'"`;]*?'(\.[^']+)'/gm, /\bimport\(\s*'(\.[^']+)'/g]

function specifiersOf(text: string): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier]) => specifier!))
}

function folderOf(path: string): string {
  return path.split('/', 1)[0]!
}

/** Breadth first, from a folder back to itself. */
function shortestCycle(
  start: string,
  steps: ReadonlyMap<string, ReadonlyMap<string, FolderImport>>,
): FolderImport[] | undefined {
  const paths: FolderImport[][] = [[]]
  const seen = new Set<string>()
  for (const path of paths) {
    const at = path.length === 0 ? start : folderOf(path.at(-1)!.to)
    if (path.length > 0 && at === start) return path
    if (seen.has(at)) continue
    seen.add(at)
    for (const step of steps.get(at)?.values() ?? []) paths.push([...path, step])
  }
  return undefined
}
