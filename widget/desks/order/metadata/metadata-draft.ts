/** A clerk's unsaved changes of an order's metadata, and which of them can be saved. Pure. */
import { metadataLimits } from '../../../../shared/domain/order/metadata.limits.ts'
import { checkMetadata, type MetadataItem } from '../../../../shared/domain/order/metadata.rules.ts'
import type { RefusalReason } from '../../../../shared/domain/values/refusal.ts'

interface NewPair extends MetadataItem {
  /** Unique within the draft. */
  id: number
}

/** Uses maps and lists rather than objects keyed by the clerk's keys: `__proto__` is a key like any other. */
export interface MetadataDraft {
  /** New values for keys that the order has. */
  edited: ReadonlyMap<string, string>
  added: readonly NewPair[]
}

export const noMetadataChanges: MetadataDraft = { edited: new Map(), added: [] }

export type PairProblem = RefusalReason | { code: 'key-exists' }

/** One line of the table. */
export interface MetadataLine extends MetadataItem {
  /** The id of a new pair; undefined for one of the order's, whose key cannot be changed. */
  id: number | undefined
  /** Whether saving would change the order. An empty new line does not count. */
  isChanged: boolean
  keyProblem: PairProblem | undefined
  valueProblem: PairProblem | undefined
}

/** @param pairs the order's own metadata */
export function metadataLines(
  pairs: Readonly<Record<string, string>> | undefined,
  { edited, added }: MetadataDraft,
): MetadataLine[] {
  const existing = Object.entries(pairs ?? {})
  const used = new Map<string, number>()
  for (const { Key } of added) used.set(Key, (used.get(Key) ?? 0) + 1)
  const keys = new Set(existing.map(([Key]) => Key))
  return [
    ...existing.map(([Key, former]): MetadataLine => {
      const Value = edited.get(Key) ?? former
      const isChanged = Value !== former
      // The order's own pairs may break the rules: only what would be sent is checked.
      const found = isChanged ? pairProblems({ Key, Value }) : noProblems
      return { id: undefined, Key, Value, isChanged, ...found }
    }),
    ...added.map(({ id, Key, Value }): MetadataLine => {
      const isChanged = Key !== '' || Value !== ''
      const found = isChanged ? pairProblems({ Key, Value }) : noProblems
      const again: PairProblem | undefined = keys.has(Key)
        ? { code: 'key-exists' }
        : Key !== '' && (used.get(Key) ?? 0) > 1
          ? { code: 'key-repeated' }
          : undefined
      return { id, Key, Value, isChanged, ...found, keyProblem: again ?? found.keyProblem }
    }),
  ]
}

const noProblems = { keyProblem: undefined, valueProblem: undefined }

function pairProblems(pair: MetadataItem): Pick<MetadataLine, 'keyProblem' | 'valueProblem'> {
  const problems: Pick<MetadataLine, 'keyProblem' | 'valueProblem'> = { ...noProblems }
  const put = (pointer: string, problem: PairProblem) => {
    problems[pointer.endsWith('/Key') ? 'keyProblem' : 'valueProblem'] ??= problem
  }
  for (const { pointer, ...reason } of checkMetadata([pair])) put(pointer, reason)
  return problems
}

/** The pairs to send: only new and changed ones. */
export function changedPairs(lines: readonly MetadataLine[]): MetadataItem[] {
  return lines.filter(({ isChanged }) => isChanged).map(({ Key, Value }) => ({ Key, Value }))
}

export function isTooMany(lines: readonly MetadataLine[]): boolean {
  return changedPairs(lines).length > metadataLimits.maxItems
}

export function hasProblem({ keyProblem, valueProblem }: MetadataLine): boolean {
  return keyProblem !== undefined || valueProblem !== undefined
}

export function editValue({ edited, added }: MetadataDraft, key: string, value: string): MetadataDraft {
  return { edited: new Map(edited).set(key, value), added }
}

export function editNewPair(draft: MetadataDraft, id: number, change: Partial<MetadataItem>): MetadataDraft {
  return { ...draft, added: draft.added.map((pair) => (pair.id === id ? { ...pair, ...change } : pair)) }
}

/** Adds a line at the end. @returns the draft and the line's id */
export function addPair({ edited, added }: MetadataDraft): [draft: MetadataDraft, id: number] {
  const id = Math.max(0, ...added.map((pair) => pair.id)) + 1
  return [{ edited, added: [...added, { id, Key: '', Value: '' }] }, id]
}

export function removeNewPair({ edited, added }: MetadataDraft, id: number): MetadataDraft {
  return { edited, added: added.filter((pair) => pair.id !== id) }
}
