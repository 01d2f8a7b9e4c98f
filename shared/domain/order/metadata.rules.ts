/** The rules of metadata, checked before it is sent or stored (the description, Limits, #7). Pure. */
import { metadataLimits } from './metadata.limits.ts'
import { personalIn } from './metadata-personal.rules.ts'
import { namesSecret, secretIn } from './metadata-secrets.rules.ts'
import type { Refusal, RefusalReason } from '../values/refusal.ts'
import { listReason, textReason } from '../values/text.rules.ts'

export interface MetadataItem {
  Key: string
  Value: string
}

/** Every reason why the pairs cannot be set, by member; empty when they can be. */
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
    add('Key', textReason(Key, metadataLimits.Key) ?? repeated ?? contentReason(Key, namesSecret(Key)))
    add('Value', textReason(Value, metadataLimits.Value) ?? contentReason(Value))
    seen.add(Key)
  }
  return refusals
}

/** Why a key or a value must not be stored with an order. */
function contentReason(text: string, isSecretName = false): RefusalReason | undefined {
  const secret = isSecretName ? 'secret-name' : secretIn(text)
  if (secret) return { code: 'metadata-secret', looksLike: secret }
  const personal = personalIn(text)
  return personal && { code: 'metadata-personal', looksLike: personal }
}
