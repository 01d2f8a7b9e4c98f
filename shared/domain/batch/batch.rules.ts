/** The rules of a batch that need no order. Pure. */
import { expiryReason } from '../order/expiry.rules.ts'
import { checkMetadata } from '../order/metadata.rules.ts'
import { noteReason } from '../order/write-note.rules.ts'
import { noteMembers } from '../order/write-note.ts'
import type { EdgeRefusal } from '../values/refusal.ts'
import type { BatchRequest } from './batch.schema.ts'

/** A batch without its orders. */
type Act = Omit<BatchRequest, 'orders'>

/** Members that one kind needs, and no other takes. */
const owners = { expiryDate: 'extend', metadata: 'metadata' } as const satisfies Partial<
  Record<keyof Act, BatchRequest['kind']>
>
/** Where the rules of metadata expect a list: a batch has one item. */
const LIST = '/Metadata'

/**
 * Every reason why the act must not be done to any order.
 * @param today the current date, `YYYY-MM-DD`; without it, a date is not compared
 */
export function checkBatch(act: Act, today?: string): EdgeRefusal[] {
  const { expiryDate, metadata } = act
  const misplaced = [...wrongly(act, 'expiryDate'), ...wrongly(act, 'metadata')]
  if (misplaced.length > 0) return misplaced
  const date = expiryDate === undefined || today === undefined ? undefined : expiryReason(expiryDate, today)
  const pairs = metadata ? checkMetadata([metadata], LIST) : []
  return [
    ...(date ? [{ pointer: '/expiryDate', ...date }] : []),
    ...pairs.map((refusal) => ({ ...refusal, pointer: refusal.pointer.replace(`${LIST}/0`, '/metadata') })),
    ...noteMembers.flatMap((member): EdgeRefusal[] => {
      const text = act[member]
      const reason = text === undefined ? undefined : noteReason(member, text)
      return reason ? [{ pointer: `/${member}`, ...reason }] : []
    }),
  ]
}

/** The refusal of a member that is missing, or given with another kind. */
function wrongly(act: Act, member: keyof typeof owners): EdgeRefusal[] {
  const owner = owners[member]
  const isOwn = act.kind === owner
  if (isOwn === (act[member] !== undefined)) return []
  const pointer = `/${member}`
  if (isOwn) return [{ pointer, code: 'member-missing' }]
  return [{ pointer, code: 'member-wrong-type', expected: `absent unless kind is ${owner}` }]
}
