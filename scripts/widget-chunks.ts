/**
 * Which chunk of the widget a module is in. What opens with the frame or a desk is one stage, and one chunk; later parts have
 * a chunk each. What several stages share has a chunk for those stages: left to itself the bundler makes one for each set of
 * parts, which is a dozen more requests before a desk is there.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './places.ts'

interface Stage {
  name: string
  /** The modules of the widget that it loads, by their path. */
  loads: readonly string[]
  /** The stage that has loaded before. */
  after?: string
}

/** Beyond the first load. The later parts of each are one more stage, which needs no row. */
const stages: readonly Stage[] = [
  { name: 'frame', loads: ['shell/frame-parts.ts'] },
  { name: 'order', loads: ['desks/order/desk/extra-parts.ts'] },
  { name: 'order-edit', loads: ['desks/order/desk/edit-parts.ts'] },
  { name: 'order-life', loads: ['desks/order/desk/life-parts.ts'] },
  { name: 'reports', loads: ['desks/reports/desk/desk-parts.ts'], after: 'frame' },
  {
    name: 'credit',
    loads: ['desks/credit/desk/credit-desk-parts.ts', 'desks/credit/orders/credit-orders-parts.ts'],
    after: 'frame',
  },
  { name: 'changes', loads: ['desks/changes/desk/changes-desk-parts.ts'], after: 'frame' },
  { name: 'orders', loads: ['desks/orders/desk/orders-desk-parts.ts'], after: 'frame' },
]

const LATER = 'later'

/** For the bundler, after the group of the first load. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let found: ReadonlyMap<string, readonly string[]> | undefined
  const nameOf = (id: string, context: Rolldown.ChunkingContext, isLater: boolean) => {
    found ??= stagesOf(context)
    const names = found.get(id) ?? []
    return names.length > 0 && names.some((name) => name.endsWith(LATER)) === isLater ? names.join('_') : null
  }
  return [
    { name: (id, context) => nameOf(id, context, false), includeDependenciesRecursively: false },
    // What one later part needs alone stays with it.
    {
      name: (id, context) => nameOf(id, context, true),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}

/** The stages that load each module, without those that come after one of them. */
function stagesOf(context: Rolldown.ChunkingContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const now = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const later = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const add = (stage: string, modules: ReadonlySet<string>, before: readonly (string | undefined)[]) => {
    for (const id of modules) {
      const known = found.get(id) ?? []
      if (!before.some((each) => each && known.includes(each))) found.set(id, [...known, stage])
    }
  }
  for (const { name, loads, after } of stages) {
    const opened = closure(
      loads.map((path) => join(root, 'widget', path)),
      now,
    )
    const more = closure([...opened].flatMap(later), (id) => [...now(id), ...later(id)])
    add(name, opened, [after])
    add(`${name}-${LATER}`, more.difference(opened), [after, name])
  }
  return found
}

/** Modules, and all that these lead to. */
function closure(ids: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const all = new Set(ids)
  for (const id of all) for (const each of next(id)) all.add(each)
  return all
}
