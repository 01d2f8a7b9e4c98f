/** Finds every regular expression of the sources: the literals, and those that are made from texts of their own file. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../../places.ts'

export interface Pattern {
  /** Relative to the project. */
  file: string
  /** The pattern; undefined if it depends on a value of the run. */
  source: string | undefined
  flags: string
  /** As it is written in the file. */
  written: string
}

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/** The patterns of all files that are shipped or build what is shipped. */
export function patternsOfSources(): Pattern[] {
  return globSync('{console,demo,deploy,edge,packages,provider,shared,widget}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/dist\/|\/node_modules\//.test(file))
    .toSorted()
    .flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** The patterns of a file's text. */
export function patternsOf(file: string, text: string): Pattern[] {
  const program = parseSync(file, text).program as unknown as Node
  const constants = new Map<string, Node>()
  const found: Pattern[] = []
  const add = ({ start, end }: Node, source: string | undefined, flags: string) =>
    found.push({ file, source, flags, written: text.slice(start, end) })
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as { id?: { name?: string }; init?: Node } & Node
      if (id?.name !== undefined && init) constants.set(id.name, init)
    }
  })
  visit(program, (node) => {
    const { regex } = node as { regex?: { pattern: string; flags: string } } & Node
    if (node.type === 'Literal' && regex) add(node, regex.pattern, regex.flags)
    const { callee } = node as { callee?: { name?: string } } & Node
    if (node.type !== 'NewExpression' || callee?.name !== 'RegExp') return
    const [pattern, flags] = node['arguments'] as Node[]
    add(node, pattern && textOf(pattern, constants), (flags && textOf(flags, constants)) ?? '')
  })
  return found
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) see(node as Node)
  for (const child of Object.values(node)) visit(child, see)
}

/** The text of an expression of constants; undefined for any other. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number'
        ? String(node['value'])
        : undefined
    case 'Identifier': {
      const value = constants.get(node['name'] as string)
      return value && textOf(value, constants)
    }
    case 'BinaryExpression':
      return joined([node['left'], node['right']].map((side) => textOf(side as Node, constants)))
    case 'TaggedTemplateExpression':
      return textOf(node['quasi'] as Node, constants)
    case 'TemplateLiteral': {
      const texts = node['quasis'] as { value: { cooked: string } }[]
      const values = node['expressions'] as Node[]
      return joined(
        texts.flatMap(({ value }, index) => [
          value.cooked,
          ...(values[index] ? [textOf(values[index], constants)] : []),
        ]),
      )
    }
    default:
      return undefined
  }
}

/** Undefined if a part is. */
function joined(parts: (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('')
}
