/** Finds the small faults that can be put into a file, each as a replacement of a part of its text. Pure. */
import { parseSync } from 'oxc-parser'

export interface Mutant {
  /** Places in the text. */
  start: number
  end: number
  /** What stands there instead. */
  put: string
  /** The kind of fault. */
  kind: MutantKind
}

export type MutantKind =
  | 'condition'
  | 'boundary'
  | 'equality'
  | 'arithmetic'
  | 'logic'
  | 'negation'
  | 'literal'
  | 'call'
  | 'return'
  | 'body'

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

const operators: ReadonlyMap<string, readonly [string, MutantKind]> = new Map([
  ['<', ['<=', 'boundary']],
  ['<=', ['<', 'boundary']],
  ['>', ['>=', 'boundary']],
  ['>=', ['>', 'boundary']],
  ['===', ['!==', 'equality']],
  ['!==', ['===', 'equality']],
  ['+', ['-', 'arithmetic']],
  ['-', ['+', 'arithmetic']],
  ['*', ['/', 'arithmetic']],
  ['/', ['*', 'arithmetic']],
  ['&&', ['||', 'logic']],
  ['||', ['&&', 'logic']],
])

/** Types are not run, and nobody relies on the words of an exception. */
const SKIPPED =
  /^(?:TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import|Export(?:All|Specifier)|ThrowStatement)/

/** All mutants of a file, in the order of their places. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = []
  const at = (node: Node) => text.slice(node.start, node.end)
  const put = ({ start, end }: Node, put: string, kind: MutantKind) => found.push({ start, end, put, kind })

  const see = (node: Node): void => {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement':
        put(node['test'] as Node, `!(${at(node['test'] as Node)})`, 'condition')
        break
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const [left, right] = [node['left'] as Node, node['right'] as Node]
        const [other, kind] = operators.get(node['operator'] as string) ?? []
        const isText = [left, right].some((side) => /^['"`]/.test(at(side)))
        if (node['operator'] === '??') put(node, at(left), 'logic')
        else if (other && kind && !(isText && kind === 'arithmetic')) {
          put(node, `(${at(left)}) ${other} (${at(right)})`, kind)
        }
        break
      }
      case 'UnaryExpression':
        if (['!', '-'].includes(node['operator'] as string))
          put(node, at(node['argument'] as Node), 'negation')
        break
      case 'Literal':
        if (typeof node['value'] === 'boolean') put(node, String(!node['value']), 'literal')
        else if (typeof node['value'] === 'number') put(node, String(node['value'] + 1), 'literal')
        else if (typeof node['value'] === 'bigint') put(node, `${node['value'] + 1n}n`, 'literal')
        else if (typeof node['value'] === 'string')
          put(node, node['value'] === '' ? "'mutated'" : "''", 'literal')
        break
      case 'ExpressionStatement':
        if ((node['expression'] as Node).type === 'CallExpression') put(node, ';', 'call')
        break
      case 'ReturnStatement': {
        const argument = node['argument'] as Node | null
        if (argument && at(argument) !== 'undefined') put(argument, 'undefined', 'return')
        break
      }
      case 'ArrowFunctionExpression': {
        const body = node['body'] as Node
        if (body.type !== 'BlockStatement') put(body, 'undefined', 'return')
        break
      }
      case 'FunctionDeclaration':
      case 'MethodDefinition': {
        const body = ((node['body'] ?? (node['value'] as Node)['body']) as Node | null) ?? undefined
        if (body && (body['body'] as Node[]).length > 0) put(body, '{}', 'body')
        break
      }
    }
  }

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const { type } = node as Node
    if (SKIPPED.test(type)) return
    see(node as Node)
    const children = { ...(node as Node) }
    // The name of a member is no value.
    if ((type === 'Property' || type === 'MemberExpression') && children['computed'] !== true) {
      delete children[type === 'Property' ? 'key' : 'property']
    }
    Object.values(children).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

export function mutated(text: string, { start, end, put }: Mutant): string {
  return text.slice(0, start) + put + text.slice(end)
}

/** The same `count` of all for the same seed. */
export function sample<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  let state = seed >>> 0
  const random = () => {
    // The generator "mulberry32".
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return all
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item)
}
