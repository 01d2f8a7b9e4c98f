/** Whether one file may import another, by the rows of `layers.ts`. */
import { posix } from 'node:path'
import type { Layer, Module } from './layer.ts'
import { aTest, bans, modules } from './layers.ts'

/**
 * Why a file may not import another.
 * @param from the importing file, relative to the root
 * @param specifier as it is written: `../grid/row-grid.ts`, `lit`
 * @returns what to do instead; undefined if it may
 */
export function importRefusal(from: string, specifier: string, isType: boolean): string | undefined {
  const to = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier
  const ban = bans.find(
    (one) => one.in.test(from) && !one.except?.test(from) && one.of.test(to) && !(isType && one.typesAllowed),
  )
  if (ban) return ban.instead
  const own = moduleOf(from)
  if (!own || to === specifier) return undefined
  if (moduleOf(to) !== own) return isAllowed(from, to, own) ? undefined : own.instead
  return own.layers && !aTest.test(from) ? layerRefusal(own.layers, own.folder, from, to) : undefined
}

/** Tests may also use what is there for all tests, and a configuration runs in Node. */
function isAllowed(from: string, to: string, { imports }: Module): boolean {
  if (from.endsWith('.config.ts') || (aTest.test(from) && isIn('shared/testing', to))) return true
  return imports.some((place) => isIn(place, to))
}

function moduleOf(path: string): Module | undefined {
  return modules
    .filter(({ folder }) => isIn(folder, path))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

function isIn(place: string, path: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

function layerRefusal(layers: readonly Layer[], base: string, from: string, to: string): string | undefined {
  const [own, room] = roomOf(layers, base, from)
  const [, other] = roomOf(layers, base, to)
  if (!own || !room) return `${from} is in no layer: give it a place in scripts/layers.ts.`
  if (room === other) {
    const inside = own.inside?.[room]
    return inside && layerRefusal(inside, `${base}/${room}`, from, to)
  }
  const below = layers.slice(0, layers.indexOf(own)).flatMap(({ rooms }) => rooms)
  return other !== undefined && (own.sees ?? below).includes(other) ? undefined : own.instead
}

function roomOf(
  layers: readonly Layer[],
  base: string,
  path: string,
): [Layer, string] | [undefined, undefined] {
  for (const layer of layers) {
    const room = layer.rooms.find((name) => isIn(`${base}/${name}`, path))
    if (room !== undefined) return [layer, room]
  }
  return [undefined, undefined]
}
