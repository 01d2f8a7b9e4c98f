/** The table and the diagrams of CONTRIBUTING.md, made from the rows of `layers.ts`. */
import type { Layer } from './layer.ts'
import { modules } from './layers.ts'

/** The table of CONTRIBUTING: what each module may import. */
export function moduleTable(): string {
  const rows = modules.map(
    ({ folder, imports, words, because }) =>
      `| \`${folder}${folder.includes('/') ? '' : '/'}\` | ${words ?? imports.map((place) => `\`${place}\``).join(', ')} | ${because} |`,
  )
  return ['| Module | may import | because |', '|---|---|---|', ...rows].join('\n')
}

const NAMES_WIDTH = 48

/** The diagram of a module's layers, highest first: the rooms of a row, and what they are. */
export function layerDiagram(layers: readonly Layer[], indent = ''): string {
  return layers
    .toReversed()
    .flatMap(({ rooms, what, inside = {} }) => [
      row(rooms, what, indent),
      ...Object.values(inside).map((inner) => layerDiagram(inner, `${indent}  `)),
    ])
    .join('\n')
}

function row(rooms: readonly string[], what: string, indent: string): string {
  const lines = [indent]
  for (const name of rooms.map((room) => (room.endsWith('.ts') ? room : `${room}/`))) {
    const last = lines.at(-1)!
    if (last.trim() !== '' && last.length + name.length >= NAMES_WIDTH) lines.push(`${indent}  ${name}`)
    else lines.splice(-1, 1, last.trim() === '' ? `${last}${name}` : `${last} ${name}`)
  }
  const [first = '', ...more] = lines
  return [`${first.padEnd(NAMES_WIDTH)} ${what}`, ...more].join('\n')
}
