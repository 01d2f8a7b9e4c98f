/** What metadata must be before anybody sends or stores it (the description, Limits, #7). Pure. */
import { metadataLimits } from './limits.ts'
import type { Refusal, RefusalReason } from './refusal.ts'
import { listReason, textReason } from './text.rules.ts'

export interface MetadataItem {
  Key: string
  Value: string
}

/** Every reason why the pairs cannot be set, by member; empty when they can. */
export function checkMetadata(items: readonly MetadataItem[], pointer = '/Metadata'): Refusal[] {
  const list = listReason(items.length, metadataLimits)
  if (list) return [{ pointer, ...list }]
  const refusals: Refusal[] = []
  const seen = new Set<string>()
  for (const [index, { Key, Value }] of items.entries()) {
    const add = (member: string, reason: RefusalReason | undefined) => {
      if (reason) refusals.push({ pointer: `${pointer}/${index}/${member}`, ...reason })
    }
    const repeated: RefusalReason | undefined = seen.has(Key) ? { code: 'key-repeated' } : undefined
    add('Key', textReason(Key, metadataLimits.Key) ?? repeated)
    add('Value', textReason(Value, metadataLimits.Value))
    seen.add(Key)
  }
  return refusals
}
